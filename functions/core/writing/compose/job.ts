import type { Fact, ResumeFacts, ResumeRole } from '#core/resume/model.ts'
import { cleanCompany, cleanTitle } from './clean-name.ts'
import type { Slot } from './fill.ts'
import { headingAbove, type RoleKind, roleKind } from './role-kind.ts'

export interface Job {
  /** Id of the role. */
  readonly role: string
  readonly title: Slot | null
  readonly employer: Slot | null
  readonly kind: RoleKind
  readonly current: boolean
  /** 0 for the newest of its kind, jobs before all others. */
  readonly rank: number
  /** Years as a letter says them, with the dates they rest on; null where the resume gives none. */
  readonly from: Slot | null
  readonly to: Slot | null
  readonly start: string | null
  readonly end: string | null
}

/** A fact of the resume as a piece of a sentence; `text` stands for its value where it was cleaned. */
export const resumeSlot = (fact: Fact, text: string = fact.value): Slot => ({
  text,
  sources: [{ kind: 'resume', start: fact.span.start, end: fact.span.end, quote: fact.quote }],
})

/** Institutions that are named with the article: "the University of Leeds". */
export const withThe = (name: string): string => (/^(?:(?:YMCA|YWCA|NHS|BBC|UN|WHO|FBI|IRS|RSPCA|USPS)\b|(?:University|College|Institute|School|Academy|Bank|Ministry|City|State|Museum) of\b|(?:\p{Lu}\p{L}+ )?(?:Department|Ministry|Institute) of\b|(?!The\b)(?:\p{Lu}[\p{L}’'-]+ )+(?:Council|Committee|Association|Society|Federation)$)/u.test(name) ? `the ${name}` : name)

/** "Chess Club, University of Leeds" is the club at the university. */
function placed(name: string): string {
  const [house = '', ...within] = name.split(/,\s+(?=.*\b(?:University|College|School|Institute)\b)/u)
  return within.length === 1 ? `${withThe(house)} at ${withThe(within[0] ?? '')}` : withThe(name)
}

/** Posts that a house has one of take no article: "as Head of Mathematics". */
const OFFICE_OF_ONE = /^(?:head of|director of|chief|vp\b|vice president|president|ceo|cto|cfo|coo|cmo)\b/iu

/** "Audit Associate → Senior Associate" is two jobs in one line; which of them a deed belongs to, nobody knows. */
const isTwo = (title: string): boolean => /→|->|=>|»|\s(?:to|then)\s(?=(?:Senior|Lead)\b)/u.test(title)

/** "IT Director, Associate", "Engineer (Intern)": what stands behind the title lowers it, so without it the title would say too much. */
const isLowered = (title: string): boolean => /(?:[,(]|\s[–—-])\s*(?:associate|assistant|junior|jr\.?|acting|interim|deputy|trainee|intern|apprentice|student)\b/iu.test(title)

/** "Sous chef", "Chef de partie": a title that the resume writes as a noun stands in small letters within a sentence. */
const asNoun = (title: string): string => (/^\p{Lu}\p{Ll}+(?:[ -](?!of\b|for\b|and\b|to\b)\p{Ll}+)+$/u.test(title) ? `${title.slice(0, 1).toLowerCase()}${title.slice(1)}` : title)

const isShouted = (name: string): boolean => /\p{Lu}{6}/u.test(name) && !/\p{Ll}/u.test(name)

/** A resume that writes all its employers in capitals does so for looks: "DELIVEROO" is Deliveroo. Where one alone is, that is its name. */
const calmed = (name: string, allShout: boolean): string =>
  allShout && isShouted(name) ? name.replaceAll(/\p{Lu}{6,}/gu, (word) => `${word.slice(0, 1)}${word.slice(1).toLowerCase()}`) : name

const yearOf = (fact: Fact | null): Slot | null => (fact !== null && /^\d{4}/u.test(fact.value) ? resumeSlot(fact, fact.value.slice(0, 4)) : null)

const endOf = (role: ResumeRole): string => (role.end?.value === 'present' ? '9999' : (role.end?.value ?? role.start?.value ?? '0000'))

/** The roles of the resume in its order; names that cannot stand in a sentence are left out. */
export function jobsOf(facts: ResumeFacts, resumeText: string): readonly Job[] {
  const kinds = facts.roles.map((role) => roleKind(headingAbove(resumeText, role.span.start), role))
  const order = facts.roles.map((role, index) => ({ index, late: `${kinds[index] === 'job' ? '1' : '0'}${endOf(role)}` })).toSorted((one, other) => other.late.localeCompare(one.late))
  const named = facts.roles.flatMap(({ employer }) => (employer === null ? [] : [employer.value]))
  const allShout = named.length > 1 && named.every((name) => !/\p{Ll}/u.test(name))
  return facts.roles.map((role, index): Job => {
    const title = role.title === null ? null : cleanTitle(role.title.value)
    const employer = role.employer === null ? null : cleanCompany(role.employer.value)
    return {
      role: role.id,
      title: role.title === null || title === null || isTwo(role.title.value) || isLowered(role.title.value) ? null : { ...resumeSlot(role.title, asNoun(title.text.replace(/^(Working Student) (?:in )?(?=\p{Lu}).*$/u, '$1'))), bare: OFFICE_OF_ONE.test(title.text) },
      employer: role.employer === null || employer === null || /\bself-employed|freelance\b/iu.test(employer.text) ? null : resumeSlot(role.employer, placed(calmed(employer.text, allShout))),
      kind: kinds[index] ?? 'job',
      current: role.end?.value === 'present',
      rank: order.findIndex((one) => one.index === index),
      from: yearOf(role.start),
      to: yearOf(role.end),
      start: role.start?.value ?? null,
      end: role.end?.value ?? null,
    }
  })
}

/** True when the dates prove that the first had ended when the second began; years alone may meet in the same year. */
export function wasBefore(first: Job, second: Job): boolean {
  if (first.start === null || first.end === null || second.start === null || first.current) return false
  const exact = first.end.length > 4 && second.start.length > 4
  const ended = exact ? first.end <= second.start : first.end.slice(0, 4) <= second.start.slice(0, 4)
  return ended && first.start.slice(0, 4) < second.start.slice(0, 4)
}

/** Years of paid work that the dates show, from the first start to the last end; 0 without jobs. `today` is YYYY. */
export function yearsWorked(jobs: readonly Job[], today: string | null): number {
  const dated = jobs.filter(({ kind, start }) => kind === 'job' && start !== null)
  const starts = dated.map(({ start }) => Number(start?.slice(0, 4)))
  const ends = dated.map(({ end, start, current }) => Number(current ? (today ?? start) : (end ?? start)?.slice(0, 4)))
  return dated.length === 0 ? 0 : Math.max(...ends.map((end) => end || 0)) - Math.min(...starts)
}
