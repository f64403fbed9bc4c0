import { itemIds } from './item-id.ts'
import type { Education, Fact, ListedFact, ResumeFacts, ResumeLine, ResumeRole, Span } from './model.ts'

interface EarlierFact {
  readonly value: string
  readonly span: Span
  readonly quote: string
}

type Earlier<T> = { readonly [K in keyof T]: T[K] extends Fact | null ? EarlierFact | null : T[K] }

/**
 * What earlier versions kept of a resume: facts without ids, lines named by their role's place in the list.
 */
export interface EarlierProfile {
  readonly name: EarlierFact | null
  readonly emails: readonly EarlierFact[]
  readonly phones: readonly EarlierFact[]
  readonly links: readonly EarlierFact[]
  readonly location: EarlierFact | null
  readonly headline: EarlierFact | null
  readonly roles: readonly Earlier<Omit<ResumeRole, 'id' | 'kind'>>[]
  readonly skills: readonly EarlierFact[]
  readonly education: readonly Earlier<Omit<Education, 'id' | 'start'>>[]
  readonly achievements: readonly {
    readonly statement: EarlierFact
    readonly numbers: readonly EarlierFact[]
    readonly role: number | null
  }[]
  readonly language: string
}

function sure(fact: EarlierFact): Fact
function sure(fact: EarlierFact | null): Fact | null
function sure(fact: EarlierFact | null): Fact | null {
  return fact === null ? null : { ...fact, confidence: 1 }
}

const says = (...facts: readonly (EarlierFact | null)[]): readonly string[] =>
  facts.map((fact) => fact?.value ?? '')

/** The facts of an earlier version's profile, all of them sure. */
export function factsOfProfile(profile: EarlierProfile): ResumeFacts {
  const idOf = itemIds()
  const all = (facts: readonly EarlierFact[]): readonly Fact[] => facts.map((fact) => sure(fact))
  const roles = profile.roles.map(
    (role): ResumeRole => ({
      id: idOf('role', ...says(role.employer, role.title, role.start)),
      kind: 'job',
      title: sure(role.title),
      employer: sure(role.employer),
      location: sure(role.location),
      start: sure(role.start),
      end: sure(role.end),
      span: role.span,
    }),
  )
  const lines = profile.achievements.map(
    ({ statement, numbers, role }): ResumeLine => ({
      id: idOf('line', statement.value),
      statement: sure(statement),
      numbers: all(numbers),
      role: role === null ? null : (roles[role]?.id ?? null),
    }),
  )
  const education = profile.education.map(
    (entry): Education => ({
      id: idOf('education', ...says(entry.institution, entry.degree, entry.field)),
      institution: sure(entry.institution),
      degree: sure(entry.degree),
      field: sure(entry.field),
      start: null,
      end: sure(entry.end),
      span: entry.span,
    }),
  )
  const skills = profile.skills.map(
    (skill): ListedFact => ({ ...sure(skill), id: idOf('skill', skill.value) }),
  )
  return {
    name: sure(profile.name),
    emails: all(profile.emails),
    phones: all(profile.phones),
    links: all(profile.links),
    location: sure(profile.location),
    headline: sure(profile.headline),
    roles,
    lines,
    education,
    certificates: [],
    skills,
    languages: [],
    language: profile.language,
    reader: 'text',
  }
}
