/** Part of the resume's text, UTF-16 offsets, end exclusive. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** Something the resume says, and where: `quote` is exactly text.slice(span.start, span.end). */
export interface Fact<T = string> {
  readonly value: T
  readonly span: Span
  readonly quote: string
}

export interface ResumeRole {
  readonly title: Fact | null
  readonly employer: Fact | null
  readonly location: Fact | null
  /** YYYY-MM, or YYYY where the resume gives no month. */
  readonly start: Fact | null
  /** YYYY-MM, YYYY or `present`. */
  readonly end: Fact | null
  /** From the role's first line to the end of its last bullet. */
  readonly span: Span
}

export interface Education {
  readonly institution: Fact | null
  readonly degree: Fact | null
  readonly field: Fact | null
  readonly end: Fact | null
  readonly span: Span
}

/** A bullet or sentence that says what was done; `numbers` are its figures as written ("40%", "$1.2M", "12"). */
export interface Achievement {
  readonly statement: Fact
  readonly numbers: readonly Fact[]
  /** Index into roles, or null when it stands under no role (projects, summary). */
  readonly role: number | null
}

/** What a resume says, each fact with the span it came from. Nothing in here was inferred without text behind it. */
export interface ResumeProfile {
  readonly name: Fact | null
  readonly emails: readonly Fact[]
  readonly phones: readonly Fact[]
  readonly links: readonly Fact[]
  readonly location: Fact | null
  readonly headline: Fact | null
  readonly roles: readonly ResumeRole[]
  readonly skills: readonly Fact[]
  readonly education: readonly Education[]
  readonly achievements: readonly Achievement[]
  /** ISO 639-3 of the text, `und` when unsure. */
  readonly language: string
}

export type DocumentKind = 'pdf' | 'doc' | 'docx' | 'txt'

/** Reads the text out of a document of a known kind. Throws AppError resume_encrypted, resume_corrupt, resume_scanned or resume_empty. */
export interface DocumentReader {
  read(bytes: Uint8Array, kind: DocumentKind): Promise<string>
}
