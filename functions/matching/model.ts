import type { PostingFact } from '#functions/postings/reading/model.ts'
import type { Certificate, ResumeLine, ResumeRole } from '#functions/resume/model.ts'
import type { LetterLanguage } from '#shared/catalog/letters.ts'

/**
 * Something that postings ask for and resumes answer in many words: "keeping customers" is churn, retention,
 * renewals.
 */
export interface Concept {
  readonly id: string
  /** As it stands inside a sentence: "keeping customers", "Kundenbindung"; not known in every language. */
  readonly label: Readonly<Partial<Record<LetterLanguage, string>>>
}

/** A line of the resume that answers something the posting asks for. */
export interface Answer {
  readonly need: PostingFact
  readonly line: ResumeLine
  /** The role that the line stands under; null for a line of the summary or an award. */
  readonly role: ResumeRole | null
  /** What the two have in common, most telling first; never empty. */
  readonly concepts: readonly Concept[]
  /**
   * True when need and line surely speak of the first concept, which is one of a trade's own: only then may a
   * letter say that they do.
   */
  readonly isClose: boolean
  /**
   * 0 to 1: how surely the line answers the need, and how strong the line is (outcome with a figure, present
   * job).
   */
  readonly score: number
}

/** What of a resume fits a posting, best first. */
export interface Matches {
  readonly answers: readonly Answer[]
  /** Lines worth saying although no need asks for them, strongest first. */
  readonly strongest: readonly ResumeLine[]
  /** Certificates and licences that the posting asks for or the profession rests on, best first. */
  readonly certificates: readonly Certificate[]
  /**
   * What the posting asks for that the resume has word for word (skills, tools, languages), as the resume
   * writes it.
   */
  readonly shared: readonly string[]
}
