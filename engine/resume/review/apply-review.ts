import type { FactReview } from '../../values/fact-review.ts'
import { type FactField, FIELDS_OF } from '../../values/fact-fields.ts'
import { asWritten, fieldValues } from '../facts/field-values.ts'
import { factItems, headlineId, nameId, phoneId } from '../fact-items.ts'
import { instructionLines } from '../instruction-like.ts'
import { findFigures } from '../layout/words/figures.ts'
import type { Fact, ListedFact, ResumeFacts, ResumeLine, Span } from '../../values/resume-facts.ts'
import { withAdded } from './owner-added.ts'

export interface ReviewedResume {
  readonly text: string
  readonly facts: ResumeFacts
}

/** The text with spaces in place of unusable spans, so that all other offsets stay the same. */
function blanked(text: string, gone: readonly Span[], kept: readonly Span[]): string {
  const letters = text.split('')
  for (const { start, end } of gone)
    for (let at = start; at < Math.min(end, text.length); at += 1) if (letters[at] !== '\n') letters[at] = ' '
  for (const { start, end } of kept)
    for (let at = start; at < Math.min(end, text.length); at += 1) letters[at] = text[at] ?? ''
  return letters.join('')
}

/**
 * The resume with its owner's review applied, which is all that letters may use. In the text, corrected,
 * hidden and doubtful values and lines that look like instructions are blanked out; the owner's values and
 * added facts follow at its end. Ids of the review that this resume does not have are ignored.
 */
export function applyReview(
  text: string,
  facts: ResumeFacts,
  review: FactReview,
  resumeId: string,
): ReviewedResume {
  const { values, dropped } = fieldValues(facts, review, resumeId)
  const counting = new Map<string, Fact | null>()
  let own = ''
  for (const { item, field, counts } of values) {
    const place = `${item.id} ${field}`
    if (typeof counts === 'string') {
      const quote = asWritten(field, counts)
      const start = text.length + own.length + 1
      own += `\n${quote}`
      counting.set(place, { value: counts, quote, span: { start, end: start + quote.length }, confidence: 1 })
    } else counting.set(place, counts)
  }
  const { emails, phones, links, location } = facts
  const surePhones = phones.filter((phone) => phoneId(phone) === null)
  const kept = [...emails, ...surePhones, ...links, location, ...values.map(({ counts }) => counts)]
  const gone = [
    ...dropped.flatMap((item) => [item, ...item.values.map(({ fact }) => fact)]),
    ...values.map(({ read, counts }) => (read === counts ? null : read)),
  ]
  const spans = (all: readonly ({ readonly span: Span | null } | string | null)[]): readonly Span[] =>
    all.flatMap((one) => (one === null || typeof one === 'string' ? [] : (one.span ?? [])))
  const edited = `${blanked(text, [...spans(gone), ...instructionLines(text)], spans(kept))}${own}`
  return withAdded(edited, rebuilt(facts, counting, edited), review.added)
}

/** The facts with the fields that count after the review. */
function rebuilt(facts: ResumeFacts, counting: ReadonlyMap<string, Fact | null>, text: string): ResumeFacts {
  const of = (id: string, field: FactField): Fact | null => counting.get(`${id} ${field}`) ?? null
  const listed = (all: readonly ListedFact[]): readonly ListedFact[] =>
    all.flatMap(({ id }) => {
      const fact = of(id, 'text')
      return fact === null ? [] : [{ ...fact, id }]
    })
  const withFields = <Item extends { readonly id: string }>(
    items: readonly Item[],
    fields: readonly FactField[],
  ): readonly Item[] =>
    items
      .filter(({ id }) => counting.has(`${id} ${fields[0]}`))
      .map((item) => ({ ...item, ...Object.fromEntries(fields.map((field) => [field, of(item.id, field)])) }))
  return {
    ...facts,
    name: of(nameId(facts), 'text'),
    phones: facts.phones.flatMap((phone) => {
      const id = phoneId(phone)
      return (id === null ? phone : of(id, 'text')) ?? []
    }),
    headline: facts.headline && of(headlineId(facts.headline), 'text'),
    roles: withFields(facts.roles, FIELDS_OF.role.fields),
    lines: facts.lines.flatMap((line): readonly ResumeLine[] => {
      const statement = of(line.id, 'text')
      if (statement === null) return []
      const { start, end } = statement.span
      const isAsRead = statement.value === line.statement.value
      return [{ ...line, statement, numbers: isAsRead ? line.numbers : findFigures(text, start, end) }]
    }),
    education: withFields(facts.education, FIELDS_OF.education.fields),
    certificates: withFields(facts.certificates, FIELDS_OF.certificate.fields),
    skills: listed(facts.skills),
    languages: listed(facts.languages),
  }
}

/** The facts of applyReview without the text; their spans are meaningless. */
export const reviewedFacts = (facts: ResumeFacts, review: FactReview, resumeId: string): ResumeFacts =>
  applyReview('', facts, review, resumeId).facts

/**
 * The facts with the owner's corrections, hidden and doubtful ones included, by which a run recognizes the
 * user's own employers and does not write to them. Spans are meaningless.
 */
export const correctedFacts = (facts: ResumeFacts, review: FactReview): ResumeFacts =>
  reviewedFacts(facts, { ...review, hidden: [], confirmed: factItems(facts).map(({ id }) => id) }, '')
