import type { Contact, Posting } from '#functions/postings/model.ts'
import type { ModelFailure } from '#platform/language-model/language-model.ts'
import type { ResumeFacts } from '#functions/resume/model.ts'
import type { LetterLanguage, LetterTone, RevisionWish } from '#shared/catalog/letters.ts'
import type { Finding, Source } from '#shared/models/outreach/outreach.ts'

export interface Sentence {
  readonly text: string
  /** Where every statement of the sentence comes from; never empty. */
  readonly sources: readonly Source[]
}

/** A written email before it is rendered: greeting, paragraphs of sentences, signature. */
export interface Letter {
  readonly subject: string
  readonly greeting: string
  readonly paragraphs: readonly (readonly Sentence[])[]
  /**
   * Lines of the signature: the full name first or under a closing, then one or more real contacts from the
   * resume.
   */
  readonly signature: readonly string[]
  /** What wrote it: `composer`, or the model's id. */
  readonly writer: string
}

export interface Assignment {
  /** The entry the letter is for; also the seed of everything that varies. */
  readonly emailId: string
  readonly resumeText: string
  readonly facts: ResumeFacts
  /** The name that signs, and the address of the account the draft is saved to. */
  readonly sender: { readonly firstName: string; readonly lastName: string; readonly email: string }
  readonly posting: Posting
  readonly contact: Contact
  readonly jobTitle: string
  readonly language: LetterLanguage
  /** The language of a letter that quotes the resume and translates nothing, where it may be another. */
  readonly quotingLanguage?: LetterLanguage
  readonly tone: LetterTone
  /** The day of writing, which durations are counted to. */
  readonly today: Date
  /**
   * What the user asked of a draft that is written again, and the draft as it was; null for a first draft.
   */
  readonly revision: Revision | null
  /** The emails that this one follows up; absent for a first one. */
  readonly followUp?: FollowUp
  /** Letters already written today and to the same company, to differ from. */
  readonly todaysEmails: readonly {
    readonly subject: string
    readonly body: string
    readonly company: string
  }[]
}

/** What a follow-up is written after. */
export interface FollowUp {
  readonly number: 1 | 2
  /** Subject of the first email. */
  readonly subject: string
  /** The day on which its user says that the first was sent. */
  readonly sentOn: Date
  /** Texts of the emails before. */
  readonly before: readonly string[]
}

export interface Revision {
  readonly wish: RevisionWish
  readonly before: { readonly subject: string; readonly body: string }
}

/** A letter that was not accepted, and why: what a writer mends. */
export interface RefusedLetter {
  readonly letter: Letter
  readonly findings: readonly Finding[]
}

/** Writes one letter; a second time it gets the first with its findings. Throws WriterUnavailable. */
export interface Writer {
  /** True for one that quotes the resume and cannot translate. */
  readonly quotes?: boolean
  write(assignment: Assignment, refused: RefusedLetter | null): Promise<Letter>
}

/** Why a writer gave no letter. */
export type WriterFailure = ModelFailure | 'another_shape' | 'repeats_rules' | 'nothing_to_say'

/** Why a letter was left to the fallback. */
export type FallbackCause = WriterFailure | 'refused_by_check'

export interface CheckedLetter {
  readonly letter: Letter
  readonly subject: string
  /**
   * Greeting, paragraphs and signature as plain text, paragraphs apart by an empty line, lines ended by \n.
   */
  readonly body: string
  readonly findings: readonly Finding[]
  /** 0 to 100, as the check scores it. */
  readonly score: number
}

/**
 * There is nothing to write about, or the model gave nothing usable: refused, cut short, throttled, out of
 * reach.
 */
export class WriterUnavailable extends Error {
  override readonly name = 'WriterUnavailable'
  readonly failure: WriterFailure

  constructor(message: string, failure: WriterFailure = 'nothing_to_say') {
    super(message)
    this.failure = failure
  }
}
