import type { LetterTone } from '#shared/catalog/configuration/letter-tones.ts'

/**
 * The sentences of a letter in one language. A frame is a sentence with slots in braces and is used only
 * when all its slots are known. Slots: {title} and {company} of the posting; {a hire}, its title with an
 * article, when the reader is the employer; {need}, the posting's words, in quotation marks when no sentence
 * can continue with them; {concept}, what need and lines have in common; {line}, a line of the resume as
 * `told` gives it; {mine}, the same when its subject is the writer; {deed}, its first words with a figure;
 * {me}, the writer's present job, when it is of the posting's kind;
 * {role} {employer} {from} {to} {years} of a job; {study},
 * what the writer studied; {who}, who is writing, without a full stop; {quoted}, a remark that lines are in
 * another language; {list} of a supporting sentence; {profession}, a certificate that names who
 * somebody is ("Certified Public Accountant"). Roles, titles and studies have the article that `article` gives. Concepts may be singular or plural and, except in German, have their article, so frames
 * avoid verbs that agree with them and prepositions that contract with the article. The last frame of a list
 * is used only when no other can be filled.
 */
export interface LetterTexts {
  /** The language and form of address as a model is asked for them. */
  readonly asked: string
  /** Sentences that let the reader decline. The check knows more of them in English. */
  readonly letsOff: RegExp
  readonly quotationMarks: readonly [string, string]
  /**
   * The posting's words as they continue a sentence: a task as an infinitive or in the third person, a part
   * of the job, or a quality asked for; null when they cannot.
   */
  readonly says: Readonly<
    Partial<Record<'task' | 'does' | 'part' | 'asked', (need: string) => string | null>>
  >
  /** Turns the posting's "our" into "your". */
  readonly yours: readonly (readonly [RegExp, string])[]
  /** Pronouns ("we", "you") that make sense only inside a quotation. */
  readonly persons: RegExp
  /** Where a long need may be cut: before the manner, the reason or examples. */
  readonly aside: RegExp
  /** The article before a job title or degree; empty in most languages. */
  readonly article: (name: string) => string
  /** A name with the article that it has in a sentence: an employer's, a school's, a certificate's. */
  readonly employerName?: (name: string) => string
  readonly schoolName?: (name: string) => string
  readonly certificateName?: (name: string) => string
  /** The article of a concept, removed because the frames have their own. */
  readonly conceptArticle: RegExp | null
  /** A job title as it stands inside a sentence; words that are names keep their capital letter. */
  readonly roleName: (title: string, isName: (word: string) => boolean) => string
  /** The dates of a job; {from} and {to} are years. */
  readonly years: { readonly since: string; readonly span: string; readonly year: string }
  /** The job of a quoted line when {who} does not name it; the first frame that can be filled. */
  readonly origin: Readonly<Record<Origin, Frames>>
  readonly quoted: string
  readonly greetings: ByTone
  readonly closings: ByTone
  /** Words that have a small letter after the comma of a greeting; absent where the letter begins in capitals. */
  readonly smallAfterGreeting?: RegExp
  /** Why the writer writes, by kind of need. `bare`: names no need; `warm`: a task in a warm letter. */
  readonly reason: Readonly<Record<'other' | 'common' | 'bare' | 'warm', Frames>> &
    Readonly<Partial<Record<Said, Frames>>>
  /** Introductions of a writer with a job, between jobs, with a degree, or still studying. */
  readonly who: Readonly<Record<Who, Frames>>
  readonly study: Frames
  /**
   * A line as a clause with its words unchanged, to follow its job; null when that is impossible. `isAlso`:
   * after another line of the same job.
   */
  readonly told: (line: string, isPresent: boolean, isAlso: boolean) => Clause | null
  readonly tell: Readonly<Record<Told, Frames>>
  /** Sentences that introduce bulleted lines. */
  readonly lead: Frames
  readonly support: Readonly<Record<Support, Frames>>
  /** Sentences that admit a gap: another kind of work than {role}, no job yet, the posting in another language. */
  readonly gap: Readonly<Record<Gap, Frames>>
  /** The closing question. */
  readonly ask: Readonly<Record<LetterTone | 'agency', Frames>>
  /** Follows the question and lets the reader decline. */
  readonly wayOut: Frames
  /** Three to eight words. */
  readonly subjects: Frames
  /** {date} is the day on which the first email was sent. */
  readonly followUp: {
    /** Locale of the date. */
    readonly locale: string
    /** The first day of a month, when it is not a plain number. */
    readonly first?: string
    /**
     * Openings of the first and the last follow-up; the second of each is for a job without a clean title.
     */
    readonly opening: Readonly<Record<1 | 2, readonly [string, string]>>
    /** Introduces a quoted line. */
    readonly lead: string
  }
  /** The reason for the thanks, and the news. {company} is the reader's company. */
  readonly thanks: Readonly<Record<Favour | 'news', string>>
}

/** What the reader did for the user. */
export type Favour = 'replied' | 'interview'

/** `isMine`: its subject is the writer, so that it may follow "As a nurse, …". */
export interface Clause {
  readonly text: string
  readonly isMine: boolean
}

export type Frames = readonly string[]

type ByTone = Readonly<Record<LetterTone, Frames>>

/**
 * The kind of need: a goal or task as an infinitive, a task in the third person, a part of the job, a
 * quality asked for, or anything else. `common`: named by the concept that it shares with a line.
 */
export type Said = 'goal' | 'task' | 'does' | 'part' | 'asked' | 'other' | 'common'

/** The kind of role that a line belongs to. */
export type Origin = 'job' | 'project' | 'volunteer' | 'rotation'

export type Who = 'present' | 'former' | 'graduate' | 'student'

/**
 * The role that a told line belongs to. `earlier`: a former job after a line of the present one; `promoted`: a
 * former job at the present employer; `also`: the same job as the previous line; `there`: another job at the
 * employer named last.
 */
export type Told =
  | 'present'
  | 'former'
  | 'earlier'
  | 'promoted'
  | Exclude<Origin, 'job'>
  | 'none'
  | 'also'
  | 'there'

export type Support = 'certificates' | 'languages' | 'skills'

export type Gap = 'field' | 'first' | 'language'

/** Makes the first letter small. */
export const small = (text: string): string => `${text.slice(0, 1).toLowerCase()}${text.slice(1)}`

/** Makes the first letter small, unless the first word is in capitals or mixed case. */
export const smallWord = (text: string): string =>
  /^\p{Lu}\p{Ll}+(?![\p{L}\p{N}])/u.test(text) ? small(text) : text

/** Makes the first letter of a title small, unless a later word has a capital letter. */
export const smallTitle = (title: string): string => (/.\p{Lu}\p{Ll}/u.test(title) ? title : smallWord(title))

/** Puts the article before the names of institutions, such as "the University of Leeds". */
export const withArticleOf =
  (institutions: RegExp, article: string) =>
  (name: string): string =>
    institutions.test(name) ? `${article} ${name}` : name

/** Returns a text that matches, with a small first letter, or null. */
export const begin =
  (words: RegExp) =>
  (text: string): string | null =>
    words.test(text) ? small(text) : null
