/**
 * The sentences of a letter in one language; a frame is a sentence with slots in braces, used only where all
 * of them are known. Slots: {title} {company} {team} of the posting, {hire} its title where the reader is the
 * employer; {need} its own words, in quotation marks where they would break the sentence, {task} the same where
 * they say what somebody is to do, {quote} the same always in marks, {brief} a few of them without;
 * {concept} what need and lines surely have in common; {line} a line of the resume as `told` gives it; {role}
 * {employer}
 * {from} {to} {years} of a job, {other} the role where the posting calls its job otherwise; {study} what the
 * writer studied; {who} a sentence without its full stop that says who is writing; {quoted} says that lines
 * are in another language than the letter; {list} what a supporting sentence lists. Roles, titles and studies
 * have their article where `article` gives one. Concepts are of any number and, but for German, have their
 * article: no verb agrees with them and no preposition that would join with the article stands before them.
 * The last sentence of a list is said only where no other can be.
 */
export interface LetterTexts {
  /** How a language model is asked for it, with the form of address. */
  readonly asked: string
  /** What lets the reader off; null for English, which the check knows by heart. */
  readonly letsOff: RegExp | null
  readonly quotationMarks: readonly [string, string]
  /** First words of a need that stand after "somebody to". */
  readonly tasks: RegExp | null
  /**
   * First words of a need that say what somebody in the job does ("provides care"), and the first sentences
   * for it; null where postings do not put it so.
   */
  readonly does: { readonly words: RegExp; readonly frames: Frames } | null
  /** First words of a need that name a part of the job: "training new colleagues". */
  readonly part: RegExp
  /** First words of a need that begin small inside a sentence; null where needs follow a colon as they are. */
  readonly small: RegExp | null
  /** "Our", "your": who is meant is clear only where a need is quoted. */
  readonly persons: RegExp
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
  /**
   * First sentences, by what the quoted words are; `common`: of a posting in another language; without any;
   * for a warm letter.
   */
  readonly open: Readonly<Record<Said | 'common' | 'bare' | 'warm', Frames>>
  /** What else the posting asks for, before a line that answers it. */
  readonly next: Readonly<Record<'goal' | 'task' | 'asked' | 'part', Frames>>
  /** Who is writing: somebody with a job, between jobs, with studies that ended, that go on. */
  readonly who: Readonly<Record<Who, Frames>>
  readonly study: Frames
  /** A line as the sentences of `tell` go on with it, its words unchanged; null where none can. */
  readonly told: (line: string, isPresent: boolean) => string | null
  readonly tell: Readonly<Record<Told, Frames>> & {
    /** In place of `also` where another need was named in between. */
    readonly again?: Frames
    /** The first line, where it surely answers the need before it. */
    readonly answer: Readonly<Record<'present' | 'former', Frames>>
  }
  /** What leads to lines that stand below it: all of jobs, or one of them under no job. */
  readonly lead: Readonly<Record<'job' | 'resume', Frames>>
  readonly support: Readonly<Record<Support, Frames>>
  /** A gap that the reader will see: another trade, no job yet, the posting in another language. */
  readonly gap: Readonly<Record<Gap, Frames>>
  /** What the writer would like to do in the job, where a line surely answers. */
  readonly wish: Frames
  readonly ask: Readonly<Record<ContactKind | 'warm' | 'brisk', Frames>>
  readonly wayOut: ByTone
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

export type Frames = readonly string[]

export interface ByTone {
  readonly plain: Frames
  readonly warm: Frames
  readonly brisk: Frames
}

/**
 * What the posting's own words are: a goal or a duty told as something to do, a part of the job, what the
 * person should bring, anything else.
 */
export type Said = 'goal' | 'task' | 'part' | 'asked' | 'other'

/** What a line stands under. */
export type Origin = 'job' | 'project' | 'volunteer' | 'rotation'

export type Who = 'present' | 'former' | 'graduate' | 'student'

/** What a told line stands under; `there`: the job just named, `also`: that of the line before. */
export type Told = 'present' | 'former' | Exclude<Origin, 'job'> | 'none' | 'there' | 'also'

export type Support = 'certificates' | 'languages' | 'skills'

export type Gap = 'field' | 'first' | 'language'

/** How the person written to stands to the job, as their title tells. */
export type ContactKind = 'head' | 'people' | 'agency' | 'unknown'

/** With a small first letter. */
export const small = (text: string): string => `${text.slice(0, 1).toLowerCase()}${text.slice(1)}`

/** With a small first letter, unless the first word is a name or in capitals. */
export const smallWord = (text: string): string =>
  /^\p{Lu}\p{Ll}+(?![\p{L}\p{N}])/u.test(text) ? small(text) : text
