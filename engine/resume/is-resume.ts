import type { ResumeFacts } from '../values/resume-facts.ts'

/**
 * Whether a text is a resume at all: it needs a dated role or a degree, and preferably a name or contact
 * details. A poem, an invoice, a shopping list or a posting has neither role nor degree.
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
