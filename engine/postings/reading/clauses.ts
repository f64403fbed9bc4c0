import { countWords } from '../../language/words.ts'
import type { Span } from '../../values/resume-facts.ts'
import { taskForm } from './leads.ts'
import { unbroken } from './patterns.ts'

const MAX_WORDS = 18
/** Maximum length of a phrase that cannot be cut anywhere. */
const MAX_WORDS_WHOLE = 24

/** The end of a phrase that stops before its last word. */
export const OPEN_END = new RegExp(
  unbroken(String.raw`(?:^|[\s,(/])(?:an?|the|and|or|of|to|for|in|on|at|by|with|from|as|into|
    across|our|your|their|its|that|which|who|including|such|any|all|will|is|are|und|oder|der|die|das|den|
    dem|des|ein|eine|einer|eines|einem|einen|mit|von|vom|für|zu|zur|zum|im|am|bei|auf|aus|sowie|durch|als|
    unter|über|unser|unsere|unseren|unserer|inkl|et|ou|de|du|des|le|la|les|un|une|à|au|aux|en|dans|par|
    pour|avec|sur|que|qui|votre|nos|y|o|e|el|los|las|una|del|al|con|por|para|sin|entre|su|sus|–|-|&|d['’]|
    l['’])$`),
  'iu',
)

const NEW_CLAUSE = new RegExp(
  unbroken(String.raw`[,–—]\s+(?=(?:including|such as|e\.g|for example|ensuring|making|working|
    while|whereby|which|who|where|so that|so |as well as|in order to|to ensure|to make|in line with|
    based on|with a focus|from|encompassing|enabling|inklusive|inkl\.?|z\. ?B|wobei|indem|damit|sodass|
    um |die |der |das |insbesondere|sowie|auch|y compris|notamment|tels? que|telles que|afin|ainsi que|
    en |dans |qui |dont |incluyendo|tales como|como |así como|asegurando|garantizando|para |con el fin|
    que |según|de acuerdo)|\p{Ll}+ing\s)|\s+(?:[–—]|\s-)\s+|\s+(?=(?:ainsi que|así como|as well as)\s)`),
  'giu',
)

/** Next item of a list with repeated prepositions: "du recrutement, de la paie et du suivi". */
const NEXT_OF_LIST = /,\s+(?=(?:(?:y|et) )?(?:del?|du|des|d['’]) )/giu

const isWhole = (text: string): boolean =>
  !OPEN_END.test(text) && (text.match(/\(/gu)?.length ?? 0) === (text.match(/\)/gu)?.length ?? 0)

interface Cut {
  readonly at: number
  readonly next: number
}

const cutAt = (match: RegExpExecArray): Cut => ({ at: match.index, next: match.index + match[0].length })

/** "write pages and test their headlines": the second task makes no sense without the first. */
const REFERS_BACK = new RegExp(
  unbroken(String.raw`^\S+ (?:(?:that|this|these|those|or|of|in|on|as|to|for|with|from|by|when|where|
    skills?|processe?s?)(?![\p{L}-])|(?:\S+ ){0,2}(?:it|its|them|their|they|deren|dessen|leurs?)(?![\p{L}’'-]))`),
  'iu',
)

/** Cuts before a further task ("… and test code") whose verb has the same form as that of the first task. */
function taskCuts(text: string, language: string): readonly Cut[] {
  const form = taskForm(/^\p{L}+/u.exec(text)?.[0] ?? '', language)
  if (form === null) return []
  return [
    ...text.matchAll(
      new RegExp(
        unbroken(String.raw`(?:,\s+(?:and (?:then )?|und |et |y )?|\s+(?:and(?: then)?|und|et|y|
        e|sowie) )(?:you |d['’]|de |à )?(?=(\p{Ll}+) \S)`),
        'giu',
      ),
    ),
  ]
    .filter((match) => {
      const same = taskForm(match[1] ?? '', language) === form
      const pair = taskForm(/(\p{L}+)$/u.exec(text.slice(0, match.index))?.[1] ?? '', language) === form
      return same && !pair && !REFERS_BACK.test(text.slice(match.index + match[0].length))
    })
    .map(cutAt)
}

const ASKED = unbroken(String.raw`(?:experience|knowledge|familiarity|proficiency|background|
  understanding|expertise|readiness|ability|willingness|practice|years)\b`)

const TWO_ASKED = new RegExp(
  String.raw` and (?=(?:[\p{L}-]+ ){0,2}${ASKED} (?:in|of|with|to|as|on|for|using) )`,
  'giu',
)
const ENDS_ASKED = new RegExp(String.raw`${ASKED}\s*$`, 'iu')

/**
 * Cuts between two requirements: "experience with databases and working knowledge of the cloud". "knowledge
 * and experience" and "complex and ambiguous problem-solving experience" are one requirement.
 */
const askedCuts = (text: string): readonly Cut[] =>
  [...text.matchAll(TWO_ASKED)].filter(({ index }) => !ENDS_ASKED.test(text.slice(0, index))).map(cutAt)

/** Cuts in a list that lost its line breaks: "… through the division Provides orientation". */
const lostBreaks = (text: string): readonly Cut[] =>
  taskForm(/^\p{L}+/u.exec(text)?.[0] ?? '', 'eng') === 'third'
    ? [...text.matchAll(/(?<=\p{Ll}{3}) (?=(\p{Lu}\p{Ll}+s) \p{Ll})/gu)]
        .filter((match) => taskForm(match[1] ?? '', 'eng') === 'third')
        .map(cutAt)
    : []

/** Cuts before a further task of a sentence with "you": ", and you review code". */
const youCuts = (text: string): readonly Cut[] =>
  [
    ...text.matchAll(
      new RegExp(
        unbroken(String.raw`,? (?:and|und) (?:you|du|sie) (?:will |['’]ll )?(?=\p{Ll})(?!are|
        have|bring|can|bist|hast|sind|haben)`),
        'giu',
      ),
    ),
  ].map(cutAt)

const semicolons = (text: string): readonly Cut[] =>
  [...text.matchAll(/;\s+(?:(?:and|und|et|y) )?/gu)].map(cutAt)

function piecesAt(span: Span, cuts: readonly Cut[]): readonly Span[] {
  const sorted = cuts.toSorted((one, other) => one.at - other.at)
  const starts = [0, ...sorted.map(({ next }) => next)]
  const ends = [...sorted.map(({ at }) => at), span.end - span.start]
  return starts.flatMap((start, at) => {
    const end = ends[at] ?? start
    return end > start ? [{ start: span.start + start, end: span.start + end }] : []
  })
}

/** "Du führst Reparaturen an Autos durch": a German sentence that ends with the verb's prefix. */
const SPLIT_VERB = new RegExp(
  unbroken(String.raw`^(?:(?:du|sie|ihr) \p{Ll}+(?:st|en|t)|\p{Lu}\p{Ll}+e(?: dir)?) [^.;]{6,} (?:durch|mit|aus|
    auf|an|um|ein|vor|bei|über|unter|zu)$`),
  'iu',
)

/**
 * Shortens a phrase that is too long or incomplete at the last clause, bracket or conjunction before which it
 * is complete; null when there is no such place.
 */
function shortened(text: string, language: string): string | null {
  const ends = isWhole(text) || (language === 'deu' && SPLIT_VERB.test(text))
  if (countWords(text) <= MAX_WORDS && ends) return text
  const places = [
    NEW_CLAUSE,
    NEXT_OF_LIST,
    /\s*\(/gu,
    new RegExp(
      unbroken(String.raw`\s+(?=(?:sowie|while|whilst|in order to|permettant|leur permettant|
      visant à|afin de|con el fin de|con el objetivo de|und \p{Ll}{3,}(?:t|st)) )`),
      'gu',
    ),
  ]
    .flatMap((pattern) =>
      [...text.matchAll(pattern)].map(({ index }) => text.slice(0, index).replace(/[\s,;:–—-]+$/u, '')),
    )
    .filter((head) => countWords(head) >= 3 && countWords(head) <= MAX_WORDS && isWhole(head))
    .toSorted((one, other) => other.length - one.length)
  const whole = countWords(text) <= MAX_WORDS_WHOLE && ends ? text : null
  return places.at(0) ?? whole
}

/** Whether every piece has at least three words, so that it makes sense by itself. */
const areLongEnough = (spans: readonly Span[], text: (span: Span) => string): boolean =>
  spans.every((span) => countWords(text(span)) >= 3)

/** The phrases of a sentence or bullet, each short and complete enough to be quoted. */
export function clausesOf(source: string, span: Span, splits: boolean, language: string): readonly Span[] {
  const textOf = ({ start, end }: Span) => source.slice(start, end)
  return piecesAt(span, [
    ...semicolons(textOf(span)),
    ...lostBreaks(textOf(span)),
    ...(splits ? youCuts(textOf(span)) : []),
  ])
    .flatMap((piece) => {
      const text = textOf(piece)
      const parts = piecesAt(piece, splits ? taskCuts(text, language) : askedCuts(text))
      return areLongEnough(parts, textOf) ? parts : countWords(text) > MAX_WORDS ? parts : [piece]
    })
    .flatMap((piece) => {
      const text = textOf(piece).replace(/[\s.,;:!–—-]+$/u, '')
      const kept = shortened(text, language)
      return kept === null || countWords(kept) < 2
        ? []
        : [{ start: piece.start, end: piece.start + kept.length }]
    })
}
