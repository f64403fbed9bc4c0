import { looksLikeInstruction } from '../instruction-like.ts'
import type { ResumeFacts, Span } from '../../values/resume-facts.ts'

const MAX_LENGTH = 300
/** Links, addresses and phone numbers, which a letter has in its signature. */
const CONTACT = /@|https?:|www\.|\.(?:com|net|org|io|example)\b|\+?\d[\d ().-]{7,}\d/iu
/** "EXPERIENCE", "Work history": a short line without a figure or a mark. */
const HEADING = /^[\p{L}\p{M}&/ ’'-]{2,40}:?$/u

const spansOf = (facts: ResumeFacts): readonly Span[] => [
  ...[facts.name, facts.location, facts.headline].flatMap((fact) => (fact === null ? [] : [fact.span])),
  ...[...facts.emails, ...facts.phones, ...facts.links, ...facts.skills, ...facts.languages].map(
    ({ span }) => span,
  ),
  ...[...facts.roles, ...facts.education].flatMap((record) => [
    record.span,
    ...[record.start, record.end].flatMap((fact) => (fact === null ? [] : [fact.span])),
  ]),
  ...facts.lines.map(({ statement }) => statement.span),
  ...facts.certificates.map(({ span }) => span),
]

/**
 * The lines of a resume that no fact holds, such as a driving licence below the studies. `facts` are those
 * that were read, before their owner corrected or hid any.
 */
export function unreadLines(text: string, facts: ResumeFacts): readonly Span[] {
  const spans = spansOf(facts)
  return [...text.matchAll(/[^\n\r]*\S[^\n\r]*/gu)].flatMap(({ 0: line, index: start }) => {
    const end = start + line.length
    const isRead = spans.some((span) => span.start < end && span.end > start)
    const said = line.trim()
    return isRead ||
      said.length > MAX_LENGTH ||
      !/\p{L}{2}/u.test(said) ||
      (HEADING.test(said) && said.split(/\s+/u).length <= 3) ||
      CONTACT.test(said) ||
      looksLikeInstruction(said)
      ? []
      : [{ start, end }]
  })
}
