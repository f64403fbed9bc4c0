/**
 * `YYYY-MM`, or `YYYY` without a known month.
 */
export type Day = `${number}` | `${number}-${number}`

export type Until = Day | 'present'

export interface Job {
  readonly title: string
  readonly start: Day
  readonly end: Until
  /** The person's own wording of the dates, used by every template: "Summer 2013". */
  readonly written?: string
  /** The ward or department, which is not the employer. */
  readonly unit?: string
  readonly lines: readonly string[]
  /** Further job fields on a form: hours, grade, supervisor. */
  readonly form?: readonly string[]
}

/**
 * One employer with all of the person's jobs there, newest first. Without a name it is a break: parental
 * leave, travel.
 */
export interface Employer {
  readonly name: string
  readonly place: string
  /** What the employer does, in a line that says nothing about the person. */
  readonly about?: string
  readonly jobs: readonly Job[]
}

export interface Study {
  readonly institution: string
  readonly place: string
  readonly degree: string
  readonly field: string
  readonly start: Day
  readonly end: Day
}

export interface Certificate {
  readonly name: string
  readonly issuer?: string
  readonly year?: string
}

/** A section with neither jobs nor education: publications, grants, references. */
export interface More {
  readonly heading: string
  readonly lines: readonly string[]
}

export type Language = 'en' | 'de' | 'fr' | 'es'

/** An invented person and all true facts about them. */
export interface Person {
  readonly id: string
  readonly language: Language
  readonly name: string
  /** Letters after the name: "RN, BSN". */
  readonly credentials?: string
  readonly headline: string
  readonly email: string
  readonly phone: string
  readonly place: string
  readonly link: string
  readonly summary: string
  readonly employers: readonly Employer[]
  readonly volunteering?: readonly Employer[]
  readonly education: readonly Study[]
  readonly certificates?: readonly Certificate[]
  readonly skills: readonly string[]
  readonly spoken: readonly string[]
  readonly more?: readonly More[]
}
