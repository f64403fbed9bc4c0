import type { LetterTone } from '../letter-tones.ts'

export type Frames = readonly string[]

/**
 * The sentences of a plain letter in one language. A frame has slots in braces and is used only when they are
 * known; a part in brackets is left out when a slot of it is not. Of a list the first that can be filled.
 * Slots: {title}, {at company} and {place} of the posting; {town}, the writer's; {resume}, what it is called where the
 * job is.
 */
export interface LetterTexts {
  /** The language and form of address as a model is asked for them. */
  readonly asked: string
  /** The Snowball stemmer. */
  readonly stem: (word: string) => string
  readonly stopwords: readonly string[]
  /** The spellings of a whole number in words. */
  readonly inWords: (value: number) => readonly string[]
  /** Other words that stand for a number: "dozen". */
  readonly otherNumbers: Readonly<Record<string, number>>
  /** A word by which writers speak of themselves: without one, an answer is a note and no sentence. */
  readonly self: RegExp
  /** What somebody looks for, as people write it into the summary of their resume. */
  readonly wish: RegExp
  /** Begins a wish that has no word for its writer. */
  readonly wishes: string
  /** Articles, possessives, prepositions and conjunctions, with which no sentence ends. */
  readonly noEnd: ReadonlySet<string>
  /** An employer with its preposition: "at Larkfield", "bei der Universität Kiel". */
  readonly at: (name: string) => string
  readonly greeting: Readonly<Record<LetterTone, string>>
  readonly namelessGreeting: string
  readonly closing: Readonly<Record<LetterTone, string>>
  /** Words that have a small letter after the comma of a greeting; absent where the letter begins in capitals. */
  readonly smallAfterGreeting?: RegExp
  /** Which job; the letters of a day take turns. The last is for a posting without a clean title. */
  readonly opening: Frames
  /** Introduces what the resume says. */
  readonly lead: string
  /** Introduces lines with what the posting asks for by name. */
  readonly also: string
  readonly home: string
  /** The closing question; the letters of a day take turns. */
  readonly ask: Readonly<Record<LetterTone | 'agency', Frames>>
  readonly subjects: Frames
  /** {date} is the day on which the first email was sent. */
  readonly followUp: {
    /** Locale of the date. */
    readonly locale: string
    /** The first day of a month, when it is not a plain number. */
    readonly first?: string
    /** The second is for a job without a clean title. */
    readonly opening: Frames
    /** Ends the opening of the last follow-up. */
    readonly last: string
    /** Of the first and the last follow-up. */
    readonly ask: readonly [string, string]
    /** Introduces a line of the resume. */
    readonly lead: string
  }
  /** The reason for the thanks, and the news. {company} is the reader's company. */
  readonly thanks: Readonly<Record<Favour | 'news', string>>
}

/** What the reader did for the user. */
export type Favour = 'replied' | 'interview'

/** Makes the first letter a capital. */
export const capitalized = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`

/** Makes the first letter small. */
export const small = (text: string): string => `${text.slice(0, 1).toLowerCase()}${text.slice(1)}`
