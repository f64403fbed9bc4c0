import type { FactReview } from '../values/fact-review.ts'
import type { ResumeFacts, Span } from '../values/resume-facts.ts'
import { factItems, type ReadItem } from './fact-items.ts'
import { excerptOf, quoteOf } from './facts/excerpt.ts'
import { isConfirmed } from './facts/field-values.ts'

/**
 * The items of a resume in the order of the document, each with the part that it was read from, the words of each of its
 * values (null for one without), and whether its owner confirmed it.
 */
export const shownItems = (text: string, facts: ResumeFacts, review: FactReview, resumeId: string) =>
  factItems(facts).map((item) => ({
    item,
    excerpt: excerptOf(
      text,
      item.values.flatMap(({ fact }) => (fact === null ? [] : [fact.span])),
      headerOf(text, item, facts.lines),
    ),
    quotes: item.values.map(({ fact }) => fact && quoteOf(text, fact.span)),
    confirmed: isConfirmed(item, review, resumeId),
  }))

/** The lines with a role's employer, title and dates; null for other kinds. */
function headerOf(text: string, { id, kind, span }: ReadItem, lines: ResumeFacts['lines']): Span | null {
  if (kind !== 'role' || span === null) return null
  const below = lines.filter(({ role }) => role === id).map(({ statement }) => statement.span.start - 1)
  const end = Math.min(span.end, ...below.map((at) => text.lastIndexOf('\n', at)))
  return { start: span.start, end: Math.max(span.start + 1, end) }
}
