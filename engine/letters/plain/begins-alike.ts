import type { ResumeFacts, ResumeRole } from '../../values/resume-facts.ts'
import { namedParts } from '../../resume/facts/named-parts.ts'
import { formLabel } from '../../resume/layout/roles/form-labels.ts'

interface Resume {
  readonly facts: Pick<ResumeFacts, 'roles'>
  readonly resumeText: string
}

/** The job whose employer, named once above several titles, a job has as well; or that job itself. */
const headOf = (role: ResumeRole, roles: readonly ResumeRole[]): ResumeRole =>
  roles.find(({ employer }) => employer && employer.span.start === role.employer?.span.start) ?? role

/** With which of title, employer and dates a job begins, and whether below the label of a form. */
function beginningOf(role: ResumeRole, resumeText: string): string {
  const { name, start: at } = namedParts(role)[0] ?? { name: 'title', start: 0 }
  const before = resumeText.slice(resumeText.lastIndexOf('\n', at - 1) + 1, at)
  const isLabelled = formLabel(before.replace(/[:\s]+$/u, '').trim()) !== null
  return `${name}${isLabelled ? ' of a form' : ''}`
}

/**
 * Whether a job begins like others of its resume: people write them in one way or two, and one that differs from all was
 * likely put together of parts of others. Among jobs with dates, one that has none may be no job.
 */
export function beginsAlike(role: ResumeRole, { facts: { roles }, resumeText }: Resume): boolean {
  const jobs = roles.filter(({ kind }) => kind === 'job')
  const beginnings = jobs.map((job) => beginningOf(headOf(job, roles), resumeText))
  const likeOf = (beginning: string) => beginnings.filter((one) => one === beginning).length
  const isDated = ({ start, end }: ResumeRole) => (start ?? end) !== null
  // What stood first was in doubt, and was blanked out.
  const first = namedParts(role)[0]?.start ?? role.span.end
  if (role.kind === 'job' && / {3}/u.test(resumeText.slice(role.span.start, first))) return true
  const isOdd = !isDated(role) && jobs.filter(isDated).length * 2 > jobs.length
  // Two that begin alike are a habit as well: one employer of several titles, and others of one.
  const alike = likeOf(beginningOf(headOf(role, roles), resumeText))
  return jobs.length < 3 || (!isOdd && (alike > 1 || alike === Math.max(...beginnings.map(likeOf))))
}
