import type { Assignment, Sentence } from '#core/writing/model.ts'
import { evidenceOf, quotesOf, withoutTitles } from '../evidence.ts'
import { asks } from '../text/asks.ts'
import { claims, within } from '../text/experience.ts'
import { fold } from '../text/fold.ts'
import { GROUPED, phones } from '../text/contact-data.ts'
import { months, NUMERIC_MONTH, saysMonth } from '../text/months.ts'
import { quantities, type Quantity, saysSame } from '../text/quantities.ts'
import type { Problem } from './problem.ts'

const blank = (match: string): string => ' '.repeat(match.length)

/** Digits that are no figures or are looked at elsewhere: links, addresses, telephone numbers, months, and the company, title and person as recorded ("Studio 54", "Level 2 Technician"). */
function figuresOnly(text: string, { posting, contact }: Assignment): string {
  const recorded = [posting.title, posting.company, contact.company, contact.title ?? ''].filter((name) => /\d/.test(name))
  const plain = fold(text).replaceAll(/https?:\/\/\S+|www\.\S+|[^\s@]{1,64}@\S{1,255}/g, blank)
  const called = phones(plain).filter((phone) => !GROUPED.test(phone.text)).reduce((left, phone) => left.replace(phone.text, blank), plain)
  const dated = called.replaceAll(NUMERIC_MONTH, blank)
  return recorded.reduce((left, name) => left.replaceAll(fold(name), blank), dated)
}

/** The time that is asked for ("15 minutes next week", "at 2 pm") states nothing. */
function isProposal(quantity: Quantity, text: string): boolean {
  const asked = asks(text).some(({ span }) => quantity.start >= span.start && quantity.start < span.end)
  if (!asked) return false
  if (quantity.units.includes('minute')) return quantity.values.every((value) => value <= 60)
  const after = text.slice(quantity.end)
  if (/^\s?(?:a\.?m|p\.?m|o'clock)\b|^:\d{2}/i.test(after) || /\d:$/.test(text.slice(0, quantity.start))) return true
  if (/^(?:\s?(?:-|–|to|or)\s?(?:\d+|[a-z]+))[\s-]minutes?\b/i.test(after)) return true
  const time = quantity.units.some((unit) => unit === 'hour' || unit === 'day' || unit === 'week' || unit === 'month')
  return time && /\b(?:next|within|coming|over the|after|in|first|for)\s+$/i.test(text.slice(0, quantity.start))
}

/** "the two together", "a question or two": a pair that was just named, or a few. */
function isPair(quantity: Quantity, text: string): boolean {
  if (/^(?:two|2)$/i.test(quantity.text) && /\b(?:an?|one|next) \w+ or $/i.test(text.slice(0, quantity.start))) return true
  return /^two$/i.test(quantity.text) && /\b(?:the|these|those)\s+$/i.test(text.slice(0, quantity.start)) && /^(?:\s+(?:together|of|are|is|were|do|go|in one)\b|[.,;])/.test(text.slice(quantity.end))
}

/** Numbers of a text that its sources do not say; the subject has no sources of its own and may use all. */
export function unprovenNumbers(text: string, sentence: Sentence | null, assignment: Assignment): Problem[] {
  const plain = figuresOnly(text, assignment)
  const own = claims(withoutTitles(plain, assignment))
  const { numbers } = evidenceOf(assignment)
  const cited = sentence ? quantities(quotesOf(sentence, assignment, ['resume', 'posting', 'contact', 'fact']).join('\n')) : numbers
  const citedOwn = sentence ? quantities(quotesOf(sentence, assignment, ['resume', 'fact']).join('\n')) : numbers
  return quantities(plain).flatMap((quantity): Problem[] => {
    if (isProposal(quantity, plain) || isPair(quantity, plain)) return []
    const span = { start: quantity.start, end: quantity.end }
    const shown = text.slice(span.start, span.end).trim()
    const says = (source: Quantity): boolean => saysSame(quantity, source)
    if (!numbers.some(says)) return [{ span, message: `"${shown}" stands neither in the resume nor in the posting. Use a figure that does, or none.` }]
    if (!cited.some(says)) return [{ span, message: `"${shown}" does not stand in the sources of this sentence. Cite the line that says it.` }]
    if (within(span, own) && !citedOwn.some(says)) return [{ span, message: `"${shown}" is said of the writer, but the posting says it, not the resume.` }]
    return []
  })
}

/** Months of a text that neither resume nor posting names. */
export function unprovenMonths(text: string, assignment: Assignment): Problem[] {
  const evidence = evidenceOf(assignment)
  return months(fold(text)).flatMap((claim): Problem[] =>
    saysMonth(claim, evidence.months) ? [] : [{ span: { start: claim.start, end: claim.end }, message: `"${text.slice(claim.start, claim.end)}" stands neither in the resume nor in the posting.` }],
  )
}
