import type { ResumeRole } from '#core/resume/model.ts'
import { OWNER_HEADING } from '#core/resume/owner-added.ts'
import { headingKind } from '#core/resume/layout/sections/headings.ts'

/** What a role was to its owner: frames such as "in the same job" are true of a job alone. */
export type RoleKind = 'job' | 'volunteer' | 'club' | 'project' | 'rotation'

const PAID = /\b(?:work|professional|employment|career|clinical|teaching|industry|berufserfahrung)\b/iu
const VOLUNTEER = /\b(?:volunteer\w*|community service|civic|pro bono|ehrenamt\w*|bénévol\w*)\b/iu
const CLUB_HEADING = /\b(?:involvement|activities|extra-?curricular\w*|student|campus|organi[sz]ations|affiliations|memberships?|societies|clubs|leadership)\b/iu
const PROJECT = /\bprojects?\b/iu
const OFFICE = /^(?:vice[ -])?(?:member|president|treasurer|secretary|captain|chair(?:man|woman|person)?)$/iu
const CLUB = /\b(?:club|society|fraternity|sorority|student (?:union|association|council|government)|debat(?:e|ing))\b/iu

/** The heading that a place of the resume stands under; empty when there is none above it. */
export function headingAbove(text: string, place: number): string {
  const above = text.slice(0, place).split('\n')
  return above.findLast((line) => line === OWNER_HEADING || (line.trim() !== '' && headingKind(line.trim()) !== null))?.trim() ?? ''
}

/** The kind of a role as it was read where that is not simply a job, else by its title, its section's heading and its employer; a job where nothing speaks against it. */
export function roleKind(heading: string, role: Pick<ResumeRole, 'title' | 'employer' | 'kind'>): RoleKind {
  if (role.kind !== 'job') return role.kind
  const [title, employer] = [role.title?.value ?? '', role.employer?.value ?? '']
  if (PROJECT.test(heading) && !PAID.test(heading)) return 'project'
  if (VOLUNTEER.test(title)) return 'volunteer'
  if (OFFICE.test(title) && (CLUB.test(employer) || /^(?:member|captain|treasurer|secretary)$/iu.test(title))) return 'club'
  if (PAID.test(heading)) return 'job'
  if (VOLUNTEER.test(heading)) return 'volunteer'
  if (CLUB_HEADING.test(heading)) return 'club'
  return OFFICE.test(title) && CLUB.test(employer) ? 'club' : 'job'
}
