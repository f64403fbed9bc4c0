import type { Fact, Span } from './model.ts'

/** One space between words and none around: what a value looks like when its quote runs over a line's end. */
export const squeeze = (text: string): string => text.replaceAll(/(?<=\p{L}-)\n\s*(?=\p{Ll})/gu, '').replaceAll(/\s+/gu, ' ').trim()

/** A fact at text[start, end), spaces at both ends left out; null when nothing remains. */
export function factAt(text: string, start: number, end: number, value?: string): Fact | null {
  const raw = text.slice(start, end)
  const from = start + (raw.length - raw.trimStart().length)
  const quote = raw.trim()
  if (quote === '') return null
  return { value: value ?? squeeze(quote), span: { start: from, end: from + quote.length }, quote }
}

/** The part of `text` that a match with the `d` flag caught under `group`, as a fact. */
export function groupFact(text: string, match: RegExpExecArray, group: number, offset: number, value?: string): Fact | null {
  const at = match.indices?.[group]
  return at === undefined ? null : factAt(text, offset + at[0], offset + at[1], value)
}

export const within = (inner: Span, outer: Span): boolean => inner.start >= outer.start && inner.end <= outer.end
