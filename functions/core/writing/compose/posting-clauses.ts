import type { Span } from '#core/resume/model.ts'
import { isBaseVerb, isSurelyVerb } from './verbs.ts'

/** A part of a posting that asks for one thing. */
export interface Clause {
  readonly text: string
  readonly span: Span
  /** `duty` and `goal` begin with a verb in its base form; `plain` is a line as it stands. */
  readonly kind: 'plain' | 'duty' | 'goal'
  /** A goal of this year, in the posting's words. */
  readonly thisYear: boolean
}

/** Job searches cut a text in mid-word and set an ellipsis: what stands before the last "and" is whole. */
const uncut = (text: string): string => (/(?:…|\.\.\.)$/u.test(text) ? text.slice(0, Math.max(0, text.lastIndexOf(' and '))) : text)

/** A line or sentence of a text with its UTF-16 offsets, bullet marks left out. */
export function sentencesOf(text: string, offset: number): readonly { text: string; span: Span }[] {
  return [...text.matchAll(/[^\n]+/gu)].flatMap((line) =>
    [...line[0].matchAll(/(?:(?!(?<=\p{Ll}{2}|(?<!\.)\p{Lu}{2}|[\])\d%])[.!?]\s+\p{Lu}).)+[.!?]?/gu)].flatMap((part) => {
      const mark = /^(?:[\s\-–—•*·▪◦‣●.!?]|\d{1,2}[.)]\s)*/u.exec(part[0])?.[0].length ?? 0
      const kept = uncut(part[0].slice(mark).trimEnd())
      const start = offset + line.index + part.index + mark
      return kept === '' ? [] : [{ text: kept, span: { start, end: start + kept.length } }]
    }),
  )
}

const GOAL = /^(?:(?<year>this year),? |(?:next year|over the next (?:\p{L}+ )?(?:months|years)|in the coming year),? )?(?:we|our team) (?:want|aim|plan|hope|intend) to /iu
const AS_YOU = /^(?:as|in|on|within) [^.;:!?]{3,110}? you(?: will|['’]ll) (?:also |then |mainly )?/iu
const COLON_YOU = /^[^.;!?]{3,110}?: you (?=(?!will|are|have|bring|can|know|must|should|need|like|love)\p{Ll})/iu
const ASKS_TOO = / and (?=(?:an? |the |some )?(?:[\p{L}-]+ )?(?:experience|knowledge|familiarity|proficiency|background|understanding|command|expertise) (?:with|in|of|as|on|using)\b)/gu

/** "Responsibilities: own the close; prepare entries", "Duties: answer phones, sort mail". */
const LABEL = /^(?:(?:key|main|core|your|primary|essential|day-to-day|typical) )?(?:responsibilities|duties|tasks|accountabilities|the role|your role(?: in action)?|role|what you(?:['’]ll| will) do|in this role)(?: include)?\s?:\s+/iu
const PERSON_TO = /^[^.;:!?]{0,120}?\b(?:person|someone|somebody|individual|professional|candidate|colleague|team member|pair of hands) to (?=\p{Ll}+ )/iu
const PLAIN_YOU = /^you (?!will|are|have|bring|can|could|know|must|should|need|like|love|do|get|enjoy|want|thrive|believe|care|hold|speak|possess|understand|join|feel|may|might|would|see|think)(?=\p{Ll}+ )/iu

/** Semicolons, and commas or an "and" before what can only be another verb. */
function listCuts(text: string, from: number): readonly { index: number; length: number }[] {
  return [...text.slice(from).matchAll(/;\s+(?:and )?|, (?:and )?(?:any )?(?=other (?:duties|tasks))|, (?:and )?(?=(\p{Ll}+) (\S+))|,? and (?=(\p{Ll}+) (\S+))/gu)]
    .filter((match) => match[0].startsWith(';') || match[1] === undefined && match[3] === undefined || (isBaseVerb(match[1] ?? match[3] ?? '') && (match[0].startsWith(',') || isSurelyVerb(match[3] ?? '', match[4] ?? ''))))
    .map((match) => ({ index: from + match.index, length: match[0].length }))
}

/** True when a list begins with a task: "own the close", not "a degree". */
const beginsTask = (text: string): boolean => isBaseVerb(/^\p{L}+/u.exec(text)?.[0] ?? '')

const part = (sentence: { text: string; span: Span }, from: number, to: number, kind: Clause['kind'], thisYear = false): Clause => ({
  text: sentence.text.slice(from, to), span: { start: sentence.span.start + from, end: sentence.span.start + to }, kind, thisYear,
})

/** Cuts text[from, end) at the given separators. */
function cutAt(sentence: { text: string; span: Span }, from: number, cuts: readonly { index: number; length: number }[], kind: Clause['kind']): readonly Clause[] {
  const starts = [from, ...cuts.map(({ index, length }) => index + length)]
  const ends = [...cuts.map(({ index }) => index), sentence.text.length]
  return starts.map((start, at) => part(sentence, start, ends[at] ?? start, kind))
}

/** `and` before what can only be a second verb. */
function secondVerbs(text: string, from: number): readonly { index: number; length: number }[] {
  return [...text.slice(from).matchAll(/,? and (?:then )?(?=(\p{Ll}+) (\S+))/gu)]
    .filter((match) => isBaseVerb(match[1] ?? '') && isSurelyVerb(match[1] ?? '', match[2] ?? ''))
    .map((match) => ({ index: from + match.index, length: match[0].length }))
}

/** The sentences and lines of a description, those that name several tasks taken apart. */
export function clausesOf(description: string, offset: number): readonly Clause[] {
  return sentencesOf(description, offset).flatMap((sentence): readonly Clause[] => {
    const { text } = sentence
    const goal = GOAL.exec(text)
    if (goal !== null) return [part(sentence, goal[0].length, text.length, 'goal', goal.groups?.['year'] !== undefined)]
    const asYou = AS_YOU.exec(text)
    if (asYou !== null) return cutAt(sentence, asYou[0].length, secondVerbs(text, asYou[0].length), 'duty')
    const colon = COLON_YOU.exec(text)
    if (colon !== null) return cutAt(sentence, colon[0].length, [...text.matchAll(/,? and you (?!will|are|have|bring|can)/gu)].map((match) => ({ index: match.index, length: match[0].length })), 'duty')
    if (/^you (?:bring|have)\b/iu.test(text)) return cutAt(sentence, 0, [...text.matchAll(ASKS_TOO)].map((match) => ({ index: match.index, length: match[0].length })), 'plain')
    const lead = [LABEL, PERSON_TO, PLAIN_YOU].map((pattern) => pattern.exec(text)?.[0].length ?? 0).find((length) => length > 0 && beginsTask(text.slice(length)))
    if (lead !== undefined) return cutAt(sentence, lead, listCuts(text, lead), 'duty')
    const label = LABEL.exec(text)?.[0].length ?? 0
    if (text.includes('; ') && beginsTask(text.slice(label))) return cutAt(sentence, label, listCuts(text, label), 'duty')
    return [part(sentence, label, text.length, 'plain')]
  })
}
