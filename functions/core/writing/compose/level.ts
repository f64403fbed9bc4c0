import type { Assignment } from '#core/writing/model.ts'
import type { Slot, Slots } from './fill.ts'
import { isName } from './clean-name.ts'
import { type Job, resumeSlot, withThe, yearsWorked } from './job.ts'
import type { RoleKind } from './role-kind.ts'

/** Where the writer stands, and whether the posting wants more. */
export interface Level {
  readonly early: boolean
  readonly senior: boolean
  readonly slots: Slots
}

const SENIOR = /\b(?:senior|sr|snr|lead|principal|head|director|staff|experienced|expert|chief|vp|vice president)\b|\bI{2,3}\b/iu
const YEARS_ASKED = /\b(?:[3-9]|1\d|three|four|five|six|seven|eight|nine|ten)\s?(?:\+|or more|plus)?\s?(?:[-–]\s?\d+\s)?(?:or more )?years\b/iu

/** The day the letter is for, as far as the record tells: YYYY-MM. */
function monthOf({ posting, contact }: Assignment): string | null {
  return posting.postedAt?.toISOString().slice(0, 7) ?? contact.verifiedAt?.slice(0, 7) ?? contact.seenAt?.slice(0, 7) ?? null
}

/** Field and school: `now…` while the resume's date lies ahead, else as something that was studied. */
function studySlots({ facts }: Assignment, month: string | null): Slots {
  const named = facts.education.flatMap(({ field, institution, end }) => {
    if (field === null || institution === null || end === null || !/^\d{4}/u.test(end.value) || !isName(field.value, 5) || !isName(institution.value)) return []
    const ahead = month === null ? /expect|anticipat|graduating/iu.test(end.quote) : end.value.slice(0, 7) > month.slice(0, end.value.length)
    return [{ field: resumeSlot(field), school: resumeSlot(institution, withThe(institution.value)), ahead, end: end.value }]
  })
  const latest = named.toSorted((one, other) => other.end.localeCompare(one.end))[0]
  if (latest === undefined) return {}
  return latest.ahead ? { nowField: latest.field, nowSchool: latest.school } : { field: latest.field, school: latest.school }
}

const SO_FAR: Readonly<Record<Exclude<RoleKind, 'job'>, string>> = { volunteer: 'volunteer work', club: 'club work', project: 'projects', rotation: 'rotations' }

/** What the experience of somebody without a job is made of: "a student group and volunteer work". */
function soFar(jobs: readonly Job[]): Slot | undefined {
  const others = jobs.filter(({ kind }) => kind !== 'job')
  if (others.length === 0 || others.length < jobs.length) return undefined
  const said = others.map(({ kind, employer }) => (kind === 'job' ? '' : kind === 'club' && /\b(?:university|college|school|student)\b/iu.test(employer?.text ?? '') ? 'a student group' : SO_FAR[kind]))
  const sources = others.flatMap(({ title, employer }) => [...(title?.sources ?? []), ...(employer?.sources ?? [])])
  return { text: [...new Set(said)].join(' and '), sources }
}

/** Reads the level of both sides: an early career has no paid job, or hardly a year of one. */
export function levelOf(assignment: Assignment, jobs: readonly Job[]): Level {
  const { posting } = assignment
  const month = monthOf(assignment)
  const years = yearsWorked(jobs, month?.slice(0, 4) ?? null)
  const study = studySlots(assignment, month)
  const paid = jobs.filter(({ kind }) => kind === 'job')
  const undated = paid.some(({ start }) => start === null)
  const early = paid.length === 0 ? assignment.facts.education.length > 0 || jobs.length > 0 : !undated && years <= 1 && assignment.facts.education.length > 0
  return { early, senior: SENIOR.test(posting.title) || YEARS_ASKED.test(posting.description), slots: { ...study, soFar: early ? soFar(jobs) : undefined, early: early ? { text: '', sources: [] } : undefined } }
}
