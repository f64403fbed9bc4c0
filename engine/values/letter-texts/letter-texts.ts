import type { LetterTone } from '../letter-tones.ts'

export type Frames = readonly string[]

/**
 * The sentences of a plain letter in one language. A frame is a sentence with slots in braces and is used only
 * when all its slots are known; of a list the first that can be filled, except where another order is said.
 * Slots: {title} of the posting; {where}, its company and place with a space before, or nothing; {place};
 * {company} and {at company}, the same with its preposition; {role} {at} {from} {to} of a job of the writer, {at} being its {employer} with a preposition; {credential}, a certificate that the posting asks for;
 * {a role}, a job title with its article; {study}, the writer's studies; {degree}, their degree with its field, and {at school}; {verb} and {rest}, a line of the
 * resume after its subject; {list}.
 */
export interface LetterTexts {
  /** The language and form of address as a model is asked for them. */
  readonly asked: string
  /** The Snowball stemmer. */
  readonly stem: (word: string) => string
  readonly stopwords: readonly string[]
  /** Articles, possessives, prepositions and conjunctions, with which no sentence ends. */
  readonly noEnd: ReadonlySet<string>
  /** A line of a resume that begins with what its writer did; the verb is the first group. */
  readonly deed: RegExp | 'as in English'
  readonly quotationMarks: readonly [string, string]
  /** The article before a job title, with a space; empty in most languages. */
  readonly article: (title: string) => string
  /** Titles of jobs begin with a small letter inside a sentence. */
  readonly hasSmallTitles?: boolean
  /** An employer with its preposition: "at Larkfield", "bei der Universität Kiel". */
  readonly at: (name: string) => string
  /** {where} with both company and place, with the company, or with the place; the first that can be filled. */
  readonly where: Frames
  readonly greetings: ByTone
  readonly closings: ByTone
  /** Words that have a small letter after the comma of a greeting; absent where the letter begins in capitals. */
  readonly smallAfterGreeting?: RegExp
  /** Which job; the letters of a day take turns. The last is for a posting without a clean title. */
  readonly opening: Frames
  /** Who writes: with a job, between jobs, with finished studies, or still studying. */
  readonly who: Readonly<Record<Who, Frames>>
  /** A line of the resume as a sentence, by the job that it belongs to. */
  readonly told: Readonly<Record<Told, Frames>>
  /** Introduces lines that make no sentence, by their job. */
  readonly lead: Readonly<Record<'there' | 'none', string>>
  /** The job of a line that makes no sentence, when the letter has not named it. */
  readonly origin: Frames
  /** Where the writer lives, when that is another country than the posting's, and the question about it. */
  readonly home: readonly [string, ask: string]
  readonly credentials: string
  readonly skills: string
  /** The closing question; the letters of a day take turns. */
  readonly ask: Readonly<Record<LetterTone | 'agency', Frames>>
  readonly subjects: Frames
  /** {date} is the day on which the first email was sent. */
  readonly followUp: {
    /** Locale of the date. */
    readonly locale: string
    /** The first day of a month, when it is not a plain number. */
    readonly first?: string
    /** Openings of the first and the last follow-up; the second of each is for a job without a clean title. */
    readonly opening: Readonly<Record<1 | 2, readonly [string, string]>>
    /** Introduces a line of the resume. */
    readonly lead: string
  }
  /** The reason for the thanks, and the news. {company} is the reader's company. */
  readonly thanks: Readonly<Record<Favour | 'news', string>>
}

/** What the reader did for the user. */
export type Favour = 'replied' | 'interview'

type ByTone = Readonly<Record<LetterTone, Frames>>

export type Who = 'present' | 'former' | 'graduate' | 'student'

/**
 * `where`: continues the sentence that names the job; `there`: follows it, the second frame when it names no employer; `also`: the same job as the line
 * before, in turns; `earlier` and `other`: another job, over or not, which the sentence names; `next`: one before
 * the job just named; `another`: a rotation after a rotation.
 */
export type Told =
  | 'where'
  | 'there'
  | 'also'
  | 'earlier'
  | 'next'
  | 'other'
  | 'volunteer'
  | 'project'
  | 'rotation'
  | 'another'

/** Makes the first letter small. */
export const small = (text: string): string => `${text.slice(0, 1).toLowerCase()}${text.slice(1)}`
