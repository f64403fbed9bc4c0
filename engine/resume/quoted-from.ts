import type { ResumeFacts, Span } from '../values/resume-facts.ts'
import type { ReadItem } from './fact-items.ts'
import { excerptOf, quoteOf } from './facts/excerpt.ts'

/** The part of the document that an item was read from, and the words of each of its values; null for one without. */
export function quotedFrom(text: string, item: ReadItem, { lines }: Pick<ResumeFacts, 'lines'>) {
  const spans = item.values.flatMap(({ fact }) => (fact === null ? [] : [fact.span]))
  return {
    excerpt: excerptOf(text, spans, headerOf(text, item, lines)),
    quotes: item.values.map(({ fact }) => fact && quoteOf(text, fact.span)),
  }
}

/** The lines with a role's employer, title and dates; null for other kinds. */
function headerOf(text: string, { id, kind, span }: ReadItem, lines: ResumeFacts['lines']): Span | null {
  if (kind !== 'role' || span === null) return null
  const below = lines.filter(({ role }) => role === id).map(({ statement }) => statement.span.start - 1)
  const end = Math.min(span.end, ...below.map((at) => text.lastIndexOf('\n', at)))
  return { start: span.start, end: Math.max(span.start + 1, end) }
}
