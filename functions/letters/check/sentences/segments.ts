import type { Span } from '#functions/resume/model.ts'
import type { Word } from '../facts/words.ts'

const CUT =
  /[;:]|,? (?:but|because|where|while|whereas|although|which|who|when)\b|,? and (?=(?:I|we|my|our|at|in|for|then|also|it)\b)|,(?: if| so| as| since)? (?=(?:I|we|my|our)\b)|,? and (?=(?:before|after|since|now|later|today|earlier) )/giu

/** The clause of a sentence around an offset; figures and names of one clause belong to one fact. */
export function segmentAt(text: string, at: number): Span {
  const cuts = [...text.matchAll(CUT)].map(({ index }) => index)
  return {
    start: Math.max(0, ...cuts.filter((cut) => cut <= at)),
    end: Math.min(text.length, ...cuts.filter((cut) => cut > at)),
  }
}

/** The content words of a statement within a span. */
export const tellingIn = (
  { words }: { readonly words: readonly Word[] },
  { start, end }: Span,
): readonly Word[] => words.filter((word) => !word.light && word.start >= start && word.end <= end)

/** The clauses of a sentence. */
export function segmentsIn(text: string): readonly Span[] {
  const starts = [...new Set([0, ...[...text.matchAll(CUT)].map(({ index }) => index)])]
  return starts.map((start, at) => ({ start, end: starts[at + 1] ?? text.length }))
}

const PHRASE = /[,;:](?!\d)|\b(?:and|but|or|where|while|which|who|when|after|since)\b/gu

/** The phrase around an offset, which is shorter than its clause. */
export function phraseAt(text: string, at: number): Span {
  const cuts = [...text.matchAll(PHRASE)].map(({ index }) => index)
  return {
    start: Math.max(0, ...cuts.filter((cut) => cut < at)),
    end: Math.min(text.length, ...cuts.filter((cut) => cut > at)),
  }
}

/** The part of a statement within a span; by default the clause around an offset. */
export function partAt<S extends { readonly text: string; readonly words: readonly Word[] }>(
  statement: S,
  at: number,
  { start, end }: Span = segmentAt(statement.text, at),
): S {
  return {
    ...statement,
    text: statement.text.slice(start, end),
    words: statement.words.filter((word) => word.start >= start && word.end <= end),
  }
}
