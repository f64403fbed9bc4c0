import type { Contact, Posting } from '../values/posting.ts'
import type { ModelFailure } from '../language-model/language-model.ts'
import type { ResumeFacts } from '../values/resume-facts.ts'
import type { LetterLanguage } from '../values/letter-languages.ts'
import type { LetterTone, RevisionWish } from '../values/letter-tones.ts'
import type { Finding } from '../values/finding.ts'
import type { FollowUp, Letter } from '../values/letter.ts'

export interface Assignment {
  /** Id of the outreach email. */
  readonly emailId: string
  readonly resumeText: string
  readonly facts: ResumeFacts
  /** Where the resume's own text ends and what its owner corrected begins; absent where nothing was corrected. */
  readonly readTo?: number
  /** The name in the signature, and the address of the account that the draft is saved to. */
  readonly sender: { readonly firstName: string; readonly lastName: string; readonly email: string }
  readonly posting: Posting
  readonly contact: Contact
  readonly jobTitle: string
  readonly language: LetterLanguage
  /** The language for writers that quote the resume and cannot translate; absent when it is `language`. */
  readonly quotingLanguage?: LetterLanguage
  readonly tone: LetterTone
  /** The day of writing; durations end on it. */
  readonly today: Date
  /** The rewrite that the user asked for; null for a first draft. */
  readonly revision: Revision | null
  /** The emails that this one follows up; absent for a first email. */
  readonly followUp?: FollowUp
  /** Letters written earlier today or to the same company, which this one must differ from. */
  readonly todaysEmails: readonly {
    readonly subject: string
    readonly body: string
    readonly company: string
  }[]
}

/** Words that the paragraphs of a follow-up may have. */
export const MAX_FOLLOW_UP_WORDS = 60

export interface Revision {
  readonly wish: RevisionWish
  /** For the wish `lines`: ids of the resume's lines that the letter has to use, in this order. */
  readonly lines?: readonly string[]
  readonly before: { readonly subject: string; readonly body: string }
}

/** A letter that the check or the second reader refused, with the findings that its writer has to repair. */
export interface RefusedLetter {
  readonly letter: Letter
  readonly findings: readonly Finding[]
}

/** Writes one letter; for a repair it gets the refused letter and its findings. Throws WriterUnavailable. */
export interface Writer {
  write(assignment: Assignment, refused: RefusedLetter | null): Promise<Letter>
}

/** Why a writer returned no letter. */
export type WriterFailure = ModelFailure | 'another_shape' | 'repeats_rules' | 'nothing_to_say'

/** Why the plain writer wrote a letter in the model's place. */
export type FallbackCause = WriterFailure | 'refused_by_check'

/**
 * There is nothing to write about, or the model gave nothing usable: it refused, was cut short, was throttled
 * or could not be reached.
 */
export class WriterUnavailable extends Error {
  override readonly name = 'WriterUnavailable'
  readonly failure: WriterFailure

  constructor(message: string, failure: WriterFailure = 'nothing_to_say') {
    super(message)
    this.failure = failure
  }
}
