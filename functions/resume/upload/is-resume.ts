import type { ResumeFacts } from '../model.ts'

/**
 * Whether a text is a resume at all: somebody's work or education, and a sign of whose. A poem, an invoice, a
 * shopping list and a posting have no dated role and no degree of a person.
 */
export function isResume(facts: ResumeFacts): boolean {
  const worked = facts.roles.filter(
    (role) => (role.title !== null || role.employer !== null) && (role.start ?? role.end) !== null,
  ).length
  const learned = facts.education.filter(
    (entry) => entry.institution !== null || entry.degree !== null,
  ).length
  const person = (facts.name === null ? 0 : 1) + (facts.emails.length + facts.phones.length > 0 ? 1 : 0)
  const points =
    Math.min(worked, 2) * 2 + Math.min(learned, 2) * 2 + person + (facts.skills.length >= 3 ? 1 : 0)
  return worked + learned > 0 && points >= 3
}
