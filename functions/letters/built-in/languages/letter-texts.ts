/**
 * The sentences of a letter in one language; a frame is a sentence with slots in braces, used only where all
 * of them are known. Slots: {title} {company} {team} of the posting, {hire} its title where the reader is the
 * employer; {need} its own words in quotation marks, {task} the same where they say what somebody is to do,
 * {brief} a few of them without marks; {concept} what need and lines surely have in common; {role} {employer}
 * {from} {to} {years} of a job, {other} the role where the posting calls its job otherwise; {study} what the
 * writer studied; {who} a sentence without its full stop that says who is writing; {quoted} says that lines
 * are in another language than the letter; {list} what a supporting sentence lists. Roles, titles and studies
 * have their article where `article` gives one. Concepts are of any number and, but for German, have their
 * article: no verb agrees with them and no preposition that would join with the article stands before them.
 * The last sentence of a list is said only where no other can be.
 */
export interface LetterTexts {
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
  /** First words of a need that begin small inside a sentence. */
  readonly small: RegExp | null
  /** What stands before a job's or a degree's name; nothing in most languages. */
  readonly article: (name: string) => string
  /** What a concept begins with and its frames don't want. */
  readonly conceptArticle: RegExp | null
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
  /** Who is writing: somebody with a job, between jobs, with studies that ended, that go on. */
  readonly who: Readonly<Record<Who, Frames>>
  readonly study: Frames
  /**
   * What leads to the quoted lines: they surely answer the need, they have to do with it, one of them stands
   * under no job, one of them answers nothing, nothing is asked for.
   */
  readonly lead: Readonly<Record<Fit, Frames>>
  readonly support: Readonly<Record<Support, Frames>>
  /** A gap that the reader will see: another trade, no job yet, the posting in another language. */
  readonly gap: Readonly<Record<Gap, Frames>>
  readonly ask: Readonly<Record<ContactKind | 'warm' | 'brisk', Frames>>
  readonly wayOut: ByTone
  /** Three to eight words. */
  readonly subjects: Frames
}

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

export type Fit = 'close' | 'near' | 'loose' | 'mixed' | 'bare'

export type Support = 'certificates' | 'languages' | 'skills'

export type Gap = 'field' | 'first' | 'language'

/** How the person written to stands to the job, as their title tells. */
export type ContactKind = 'head' | 'people' | 'agency' | 'unknown'
