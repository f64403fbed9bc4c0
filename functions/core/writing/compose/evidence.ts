import type { Achievement, Fact, ResumeProfile, ResumeRole } from '#core/resume/model.ts'
import { cleanCompany, cleanTitle, isName } from './clean-name.ts'
import type { Slot } from './fill.ts'
import { type Clause, firstPerson } from './first-person.ts'
import { isQuotable, isWorn, looksEnglish } from './plain-prose.ts'
import { terms } from './words.ts'

export interface Job {
  readonly title: Slot | null
  readonly employer: Slot | null
  readonly current: boolean
  /** 0 for the newest. */
  readonly rank: number
}

/** A deed of the resume that can be told in the first person. */
export interface Evidence {
  readonly clause: Clause
  readonly statement: Fact
  readonly job: Job | null
  readonly terms: ReadonlySet<string>
  readonly hasNumber: boolean
  readonly worn: boolean
}

/** A fact of the resume as a piece of a sentence; `text` stands for its value where it was cleaned. */
export const resumeSlot = (fact: Fact, text: string = fact.value): Slot => ({
  text,
  sources: [{ kind: 'resume', start: fact.span.start, end: fact.span.end, quote: fact.quote }],
})

const endOf = (role: ResumeRole): string => (role.end?.value === 'present' ? '9999' : (role.end?.value ?? role.start?.value ?? '0000'))

/** The jobs of the resume by their index there; names that cannot stand in a sentence are left out. */
export function jobsOf(profile: ResumeProfile): readonly Job[] {
  const newestFirst = profile.roles.toSorted((one, other) => endOf(other).localeCompare(endOf(one)))
  return profile.roles.map((role) => {
    const title = role.title === null ? null : cleanTitle(role.title.value)
    const employer = role.employer === null ? null : cleanCompany(role.employer.value)
    return {
      title: role.title === null || title === null ? null : resumeSlot(role.title, title.text),
      employer: role.employer === null || employer === null || /\bself-employed|freelance\b/iu.test(employer.text) ? null : resumeSlot(role.employer, employer.text),
      current: role.end?.value === 'present',
      rank: newestFirst.indexOf(role),
    }
  })
}

function evidenceOf(achievement: Achievement, jobs: readonly Job[]): readonly Evidence[] {
  const { statement } = achievement
  const job = achievement.role === null ? null : (jobs[achievement.role] ?? null)
  const text = statement.value
  if (text.length > 320 || !isQuotable(text) || !looksEnglish(text)) return []
  const clause = firstPerson(text, job?.current ?? false)
  if (clause === null) return []
  return [{ clause, statement, job, terms: terms(clause.said), hasNumber: achievement.numbers.some(({ value }) => clause.said.includes(value)), worn: isWorn(clause.said) }]
}

/** Everything in the resume that can be told with certainty, in its order. */
export function evidencesOf(profile: ResumeProfile, jobs: readonly Job[]): readonly Evidence[] {
  return profile.achievements.flatMap((achievement) => evidenceOf(achievement, jobs))
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/gu, String.raw`\$&`)

const findWord = (text: string, word: string, flags: string): RegExpExecArray | null =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped(word)}(?![\p{L}\p{N}+#])`, flags).exec(text)

/** Skills that the posting names too, as the posting writes them, with where both stand. */
export function sharedSkills(profile: ResumeProfile, posting: string): readonly Slot[] {
  return profile.skills.flatMap((skill) => {
    if (!isName(skill.value, 3) || skill.value.length > 30 || isWorn(skill.value) || /^(?:communication|leadership|teamwork|english|organization|management|problem.solving|time management)\b/iu.test(skill.value)) return []
    const lower = findWord(posting, skill.value.toLowerCase(), 'u')
    const at = lower ?? findWord(posting, skill.value, 'iu')
    if (at === null) return []
    const quote = at[0]
    // Lists write "Wound care"; within a sentence it has no capital, which the posting's own spelling or a second word shows.
    const common = /^\p{Lu}[\p{Ll} -]+$/u.test(skill.value) && (lower !== null || /\s\p{Ll}/u.test(skill.value))
    return [{ text: common ? skill.value.toLowerCase() : skill.value, sources: [...resumeSlot(skill).sources, { kind: 'posting' as const, start: at.index, end: at.index + quote.length, quote }] }]
  })
}
