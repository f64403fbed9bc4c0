import type { Span } from '#functions/resume/model.ts'
import type { Word } from '../facts/words.ts'
import type { Statement } from '../model.ts'

const CUT =
  /[;:]|,? (?:but|because|where|while|whereas|although|which|who|when)\b|,? and (?=(?:I|we|my|our|at|in|for|then|also|it)\b)|,(?: if| so| as| since)? (?=(?:I|we|my|our)\b)|,? and (?=(?:before|after|since|now|later|today|earlier) )/giu
const PHRASE = /[,;:](?!\d)|\b(?:and|but|or|where|while|which|who|when|after|since)\b/gu

/** The parts of a text, each of which begins with a match of the pattern. */
export function piecesOf(text: string, cut: RegExp): readonly Span[] {
  const starts = [...new Set([0, ...[...text.matchAll(cut)].map(({ index }) => index)])]
  return starts.map((start, at) => ({ start, end: starts[at + 1] ?? text.length }))
}

/** The clauses of a sentence. */
export const segmentsIn = (text: string): readonly Span[] => piecesOf(text, CUT)

/** The clause of a sentence around an offset; figures and names of one clause belong to one fact. */
export const segmentAt = (text: string, at: number): Span =>
  segmentsIn(text).findLast(({ start }) => start <= at) ?? { start: 0, end: text.length }

/** The phrase around an offset, which is shorter than its clause. */
export const phraseAt = (text: string, at: number): Span =>
  piecesOf(text, PHRASE).findLast(({ start }) => start < at) ??
  piecesOf(text, PHRASE)[0] ?? { start: 0, end: 0 }

/** The content words of a statement within a span. */
export const tellingIn = ({ words }: Statement, { start, end }: Span): readonly Word[] =>
  words.filter((word) => !word.light && word.start >= start && word.end <= end)

/** The part of a statement within a span. */
export const partAt = (statement: Statement, { start, end }: Span): Statement => ({
  ...statement,
  text: statement.text.slice(start, end),
  words: statement.words.filter((word) => word.start >= start && word.end <= end),
})
