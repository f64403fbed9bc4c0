import type { Answer } from '#functions/matching/model.ts'
import { matchesOf } from '../matches-of.ts'
import { bodyWords, isDashLine } from '../render-letter.ts'
import { FOLLOW_UPS } from '#shared/catalog/constants.ts'
import type { Finding } from '#shared/models/outreach/outreach.ts'
import { quantities } from './figures/quantities.ts'
import { rolesNamed } from './facts/anchors.ts'
import { wordsOf } from './facts/words.ts'
import type { CheckContext } from './model.ts'

const ERROR = 25
const WARNING = 3

const allStemsOf = (text: string): ReadonlySet<string> => new Set(wordsOf(text).map(({ stem }) => stem))

/** The stems of content words, or of all words if there are none: "Close the month in five working days". */
function stemsOf(text: string): readonly string[] {
  const telling = wordsOf(text).flatMap(({ light, stem }) => (light ? [] : [stem]))
  return [...(telling.length > 0 ? new Set(telling) : allStemsOf(text))]
}

/** Share of a fact's stems that the letter has, 0 to 1. */
const share = (fact: string, letter: ReadonlySet<string>): number => {
  const stems = stemsOf(fact)
  return stems.filter((stem) => letter.has(stem)).length / Math.max(1, stems.length)
}

/** Share of a line's stems that the letter has; a letter may tell one sentence of it, or a part before a semicolon. */
const shareOfLine = (line: string, letter: ReadonlySet<string>): number =>
  Math.max(share(line, letter), ...line.split(/[.;]\s/u).map((part) => share(part, letter)))

/** The beginning of a need, before another task or the purpose, as a letter names it. */
const BEGINNING = /^(?:\S+ ){2,}?\S+(?=,? (?:and|to|und|um|et|pour|y|para) )/u

/** Share of a need's stems that the letter has; a letter may name its beginning only. */
const shareOfNeed = (need: string, letter: ReadonlySet<string>): number =>
  Math.max(share(need, letter), ...(need.match(BEGINNING) ?? []).map((part) => share(part, letter)))

/** Share of a need or line that must occur in the letter for it to count as mentioned. */
const MIN_SHARE = 0.6

/** The matches whose line and need the letter mentions, best first; a need may be named by its concept. */
export function answersIn({
  assignment,
  laidOut,
}: Pick<CheckContext, 'assignment' | 'laidOut'>): readonly Answer[] {
  const sentences = laidOut.sentences.map(({ sentence }) => sentence.text)
  const letter = allStemsOf(sentences.join('\n'))
  const told = sentences.filter((text) => !isDashLine(text)).join('\n')
  return matchesOf(assignment)
    .matches.answers.filter(({ need, line, concepts: [common] }) => {
      const name = common?.label[assignment.language]
      return (
        shareOfLine(line.statement.value, letter) >= MIN_SHARE &&
        (shareOfNeed(need.text, letter) >= MIN_SHARE || (name !== undefined && told.includes(name)))
      )
    })
    .toSorted((one, other) => other.score - one.score)
}

/**
 * Score of a letter, 0 to 100: points for a need that is named and answered, a figure, an employer and a time,
 * an ask about this job and a good length, 100 in total; minus points for every finding.
 */
export function score(context: CheckContext, findings: readonly Finding[]): number {
  const { assignment, letter, laidOut } = context
  const sentences = laidOut.sentences.map(({ sentence }) => sentence.text)
  const text = sentences.join('\n')
  const said = allStemsOf(text)
  const needs = matchesOf(assignment).posting.facts.filter(
    ({ kind, cut }) => !cut && kind !== 'company' && kind !== 'apply',
  )
  const need = Math.max(
    0,
    ...needs
      .filter(({ text: fact }) => shareOfNeed(fact, said) >= MIN_SHARE)
      .map(({ weight }) => 0.5 + weight / 2),
  )
  const [answer] = answersIn(context)
  const words = bodyWords(letter)
  const figures = quantities(text).filter((number) =>
    assignment.facts.lines.some(({ numbers }) =>
      numbers.some(({ value }) => value.includes(number.text.trim())),
    ),
  )
  const firm = new Set(stemsOf(`${assignment.posting.company} ${assignment.posting.title}`))
  const asks = sentences.filter((sentence) => sentence.includes('?'))
  const openings = new Set(sentences.map((sentence) => sentence.split(' ')[0]))
  // The first email names the need and answers it, so a follow-up gets these points, and it should be short.
  const isFollowUp = assignment.followUp !== undefined
  const isGoodLength = isFollowUp ? words <= FOLLOW_UPS.maxWords : words >= 60 && words <= 115
  const parts: Readonly<Record<string, readonly [points: number, part: number | boolean]>> = {
    need: [20, isFollowUp || Math.min(1, need)],
    answer: [25, isFollowUp || Math.min(1, answer?.score ?? 0)],
    figure: [8, figures.length > 0],
    outcome: [7, figures.length > 0 && /%|\d[^.\n]{0,40}\b(?:to|auf|à|a)\b[^.\n]{0,20}\d/u.test(text)],
    employer: [8, rolesNamed(text, assignment.facts.roles).length > 0],
    time: [4, /\b(?:19|20)\d{2}\b|\byears?\b|\bJahre?n?\b|\bans?\b|\baños?\b/u.test(text)],
    ask: [
      8,
      asks.some((ask) => stemsOf(ask).some((stem) => firm.has(stem))) || (asks.length === 1 ? 0.5 : 0),
    ],
    length: [10, isGoodLength || (words >= 50 && words <= 125 ? 0.5 : 0)],
    wayOut: [4, !findings.some(({ rule }) => rule === 'L16')],
    variety: [6, openings.size / Math.max(1, sentences.length)],
  }
  const off = findings.reduce((sum, { severity }) => sum + (severity === 'E' ? ERROR : WARNING), 0)
  const points = Object.values(parts).reduce((sum, [most, part]) => sum + most * Number(part), 0)
  return Math.round(Math.max(0, points - off))
}
