/** Part of the resume's text, UTF-16 offsets, end exclusive. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** Something the resume says, and where: `quote` is exactly text.slice(span.start, span.end). */
export interface Fact {
  readonly value: string
  readonly span: Span
  readonly quote: string
  /**
   * How sure the reader is that this is what it is taken for, 0 to 1. Below DOUBTFUL nobody but the owner
   * relies on it.
   */
  readonly confidence: number
}

/**
 * A fact with less confidence is shown to its owner first and stands in no letter until the owner has
 * confirmed it.
 */
export const DOUBTFUL = 0.5

/** Less than this has only what reads like an order to a machine: its owner has to confirm that very item. */
export const LEAST_DOUBTFUL = 0.2

/** A fact that stands for itself and so can be hidden by itself. */
export interface ListedFact extends Fact {
  readonly id: string
}

export type RoleKind = 'job' | 'volunteer' | 'rotation' | 'project'

export interface ResumeRole {
  readonly id: string
  readonly kind: RoleKind
  readonly title: Fact | null
  readonly employer: Fact | null
  readonly location: Fact | null
  /** YYYY-MM, or YYYY where the resume gives no month. */
  readonly start: Fact | null
  /** YYYY-MM, YYYY or `present`. */
  readonly end: Fact | null
  /** From the role's first line to the end of its last line. */
  readonly span: Span
}

/** What somebody did: a bullet or a sentence; `numbers` are its figures as written ("40%", "$1.2M", "12"). */
export interface ResumeLine {
  readonly id: string
  readonly statement: Fact
  readonly numbers: readonly Fact[]
  /** Id of the one role it belongs to; null when it stands under none (summary, awards). */
  readonly role: string | null
}

export interface Education {
  readonly id: string
  readonly institution: Fact | null
  readonly degree: Fact | null
  readonly field: Fact | null
  /** YYYY-MM or YYYY. */
  readonly start: Fact | null
  /** YYYY-MM, YYYY or `present`; `quote` begins with the word "expected" where the resume has it. */
  readonly end: Fact | null
  readonly span: Span
}

/** A certificate or licence. */
export interface Certificate {
  readonly id: string
  readonly name: Fact
  readonly issuer: Fact | null
  /** State or country that it holds for. */
  readonly region: Fact | null
  /** YYYY-MM or YYYY in which it was given. */
  readonly year: Fact | null
  readonly span: Span
}

/**
 * What a resume says, each fact with the place it came from. Ids are made from what the items say, so the
 * same item of a later upload has the same id.
 */
export interface ResumeFacts {
  readonly name: Fact | null
  readonly emails: readonly Fact[]
  readonly phones: readonly Fact[]
  readonly links: readonly Fact[]
  readonly location: Fact | null
  readonly headline: Fact | null
  readonly roles: readonly ResumeRole[]
  readonly lines: readonly ResumeLine[]
  readonly education: readonly Education[]
  readonly certificates: readonly Certificate[]
  readonly skills: readonly ListedFact[]
  /** Languages that the owner speaks. */
  readonly languages: readonly ListedFact[]
  /** ISO 639-3 of the text, `und` when unsure. */
  readonly language: string
  /** Version of the layout reader, or the id of the model that read as well. */
  readonly reader: string
}
