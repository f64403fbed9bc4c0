import type { LetterTone } from '#shared/catalog/letters.ts'

/**
 * The sentences of a letter in one language; a frame is a sentence with slots in braces, used only where all
 * of them are known. Slots: {title} {company} of the posting, {a hire} its title with an article where the reader
 * is the employer; {need} its own words, in quotation marks where no sentence can go on with them; {concept} what need
 * and lines surely have in common; {line} a line of the resume as `told` gives it, {mine} the same where its subject is
 * the writer, {deed} its first words with a figure, {whole deed} those with a capital; {role} {employer} {from} {to} {years} of a job; {study} what the writer studied; {who} a sentence
 * without its full stop that says who is writing; {quoted} says that lines are in another language than the
 * letter; {list} what a supporting sentence lists. Roles, titles and studies have their article where `article`
 * gives one. Concepts are of any number and, but for German, have their article: no verb agrees with them and no
 * preposition that would join with the article stands before them. The last sentence of a list is said only
 * where no other can be.
 */
export interface LetterTexts {
  /** How a language model is asked for it, with the form of address. */
  readonly asked: string
  /** What lets the reader off; of English the check knows more. */
  readonly letsOff: RegExp
  readonly quotationMarks: readonly [string, string]
  /**
   * The posting's words as a sentence goes on with them: what somebody is to do, or does, a part of the job, what
   * the person should bring; null where it can't.
   */
  readonly says: Readonly<
    Partial<Record<'task' | 'does' | 'part' | 'asked', (need: string) => string | null>>
  >
  /** "Our" of the posting as the reader is told of it: "your". */
  readonly yours: readonly (readonly [RegExp, string])[]
  /** "We", "you": who is meant is clear only where a need is quoted. */
  readonly persons: RegExp
  /** Where a long need may end: before how, why or for example it is done. */
  readonly aside: RegExp
  /** What stands before a job's or a degree's name; nothing in most languages. */
  readonly article: (name: string) => string
  /** What a concept begins with and its frames don't want. */
  readonly conceptArticle: RegExp | null
  /** Whether the writer's title begins small inside a sentence. */
  readonly smallTitles: boolean
  /** Times of a job, in brackets; {from} and {to} are years. */
  readonly years: { readonly since: string; readonly span: string; readonly year: string }
  /** The job that a quoted line is from where it is not the one of {who}; the first that can be filled. */
  readonly origin: Readonly<Record<Origin, Frames>>
  readonly quoted: string
  readonly greetings: ByTone
  readonly closings: ByTone
  /** First sentences, by what the posting's words are; `bare`: without any; `warm`: a task in a warm letter. */
  readonly open: Readonly<Record<'other' | 'common' | 'bare' | 'warm', Frames>> &
    Readonly<Partial<Record<Said, Frames>>>
  /** Who is writing: somebody with a job, between jobs, with studies that ended, that go on. */
  readonly who: Readonly<Record<Who, Frames>>
  readonly study: Frames
  /**
   * A line as a clause after the job that it is from, its words unchanged; null where none can be made. `answer`:
   * after the need that it answers; `also`: after another line of the same job.
   */
  readonly told: (line: string, isPresent: boolean, as: 'answer' | 'also' | null) => Clause | null
  readonly tell: Readonly<Record<Told, Frames>>
  /** What leads to lines that stand below it. */
  readonly lead: Frames
  readonly support: Readonly<Record<Support, Frames>>
  /** A gap that the reader will see: another trade, no job yet, the posting in another language. */
  readonly gap: Readonly<Record<Gap, Frames>>
  /** The one question, which lets the reader off; `answered`: after a line that surely answers. */
  readonly ask: Readonly<Record<'answered' | LetterTone | 'agency', Frames>>
  /** Three to eight words. */
  readonly subjects: Frames
  /** {date} is the day on which the first email was sent. */
  readonly followUp: {
    /** How a day is written after the words that lead to it. */
    readonly locale: string
    /** The first of a month in such a day, where it is no plain number. */
    readonly first?: string
    /** What the first follow-up begins with, and the last; the second of each where the job has no clean title. */
    readonly opening: Readonly<Record<1 | 2, readonly [string, string]>>
    /** What leads to a quoted line. */
    readonly lead: string
  }
  /** What is thanked for, and what has changed since. {company} is the person's company. */
  readonly thanks: Readonly<Record<Favour | 'news', string>>
}

/** What the person written to did for the user. */
export type Favour = 'replied' | 'interview'

/** `isMine`: its subject is the writer, whom "As a nurse, …" can speak of. */
export interface Clause {
  readonly text: string
  readonly isMine: boolean
}

export type Frames = readonly string[]

type ByTone = Readonly<Record<LetterTone, Frames>>

/**
 * What the posting's own words are: a goal or a duty told as something to do, or that somebody does, a part of
 * the job, what the person should bring, anything else; `common`: told by what they have in common with a line.
 */
export type Said = 'goal' | 'task' | 'does' | 'part' | 'asked' | 'other' | 'common'

/** What a line stands under. */
export type Origin = 'job' | 'project' | 'volunteer' | 'rotation'

export type Who = 'present' | 'former' | 'graduate' | 'student'

/** What a told line stands under; `also`: the job of the line before. */
export type Told = 'present' | 'former' | Exclude<Origin, 'job'> | 'none' | 'also'

export type Support = 'certificates' | 'languages' | 'skills'

export type Gap = 'field' | 'first' | 'language'

/** With a small first letter. */
export const small = (text: string): string => `${text.slice(0, 1).toLowerCase()}${text.slice(1)}`

/** With a small first letter, unless the first word is a name or in capitals. */
export const smallWord = (text: string): string =>
  /^\p{Lu}\p{Ll}+(?![\p{L}\p{N}])/u.test(text) ? small(text) : text

/** Words that begin so, with a small first letter; null for others. */
export const begin =
  (words: RegExp) =>
  (text: string): string | null =>
    words.test(text) ? small(text) : null
