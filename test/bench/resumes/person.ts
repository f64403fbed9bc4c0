/** `YYYY-MM`, or `YYYY` where the person remembers no month. */
export type Day = `${number}` | `${number}-${number}`

export type Until = Day | 'present'

export interface Job {
  readonly title: string
  readonly start: Day
  readonly end: Until
  /** How the person writes the dates, whatever the template does: "Summer 2013". */
  readonly written?: string
  /** Ward or department, which is not the employer. */
  readonly unit?: string
  readonly lines: readonly string[]
  /** What a form asks of a job besides: hours, grade, supervisor. */
  readonly form?: readonly string[]
}

/**
 * One employer with all that the person was there, newest first. Without a name it is a break: parental
 * leave, travel.
 */
export interface Employer {
  readonly name: string
  readonly place: string
  /** What the employer does, in a line that says nothing of the person. */
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

/** A section that holds neither job nor study: publications, grants, references. */
export interface More {
  readonly heading: string
  readonly lines: readonly string[]
}

export type Language = 'en' | 'de' | 'fr' | 'es'

/** Somebody invented, and all that is true of them. */
export interface Person {
  readonly id: string
  readonly language: Language
  readonly name: string
  /** Letters that follow the name: "RN, BSN". */
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
