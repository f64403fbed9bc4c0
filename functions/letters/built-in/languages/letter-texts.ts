/**
 * The sentences of a letter in one language; a frame is a sentence with slots in braces, used only where all
 * of them are known. Slots: {title} {company} {team} of the posting, {hire} its title where the reader is the
 * employer; {need} its own words in quotation marks, {task} the same where they say what somebody is to do,
 * {brief} a few of them without marks; {concept} what need and line surely have in common; {role} {employer}
 * {years} of the job that a quoted line stands under, {job} the role where no comma breaks it, {other} the
 * same where the posting calls its job otherwise, and {origin} all of them together ("from my work at Bayou
 * Memorial (Charge Nurse, since 2019)"), {Origin} as it begins a sentence; {quoted} says that an English
 * resume is quoted; {list} what a supporting sentence lists. Concepts are of any number and, but for German,
 * have their article: no verb agrees with them and no preposition that would join with the article stands
 * before them. The last sentence of a list is said only where no other can be.
 */
export interface LetterTexts {
  readonly quotationMarks: readonly [string, string]
  /** First words of a need that stand after "somebody to". */
  readonly tasks: RegExp | null
  /** First words of a need that begin small inside a sentence. */
  readonly small: RegExp | null
  /** What a concept begins with and its frames don't want. */
  readonly article: RegExp | null
  /** {from} and {to} are years. */
  readonly years: { readonly since: string; readonly span: string; readonly year: string }
  /** The first of each that can be filled. */
  readonly origin: Readonly<Record<Origin, Frames>>
  readonly quoted: string
  readonly greetings: ByTone
  readonly closings: ByTone
  /** First sentences, by what the quoted words are; without any; for a warm letter. */
  readonly open: Readonly<Record<Said | 'bare' | 'warm', Frames>>
  /**
   * What stands before a quoted line: names what it has in common with the need, says that it is the same
   * work, or neither; in short; where no need is.
   */
  readonly bridge: Readonly<Record<'named' | 'present' | 'former' | 'any' | 'brisk' | 'bare', Frames>>
  /** The need that a second line answers. */
  readonly also: Readonly<Record<Said, Frames>>
  /** Before a second line: of the same job, of one before it, of any other. */
  readonly more: Readonly<Record<'same' | 'before' | 'other', Frames>>
  /** In place of a line that the reader could not read: the job alone. */
  readonly unread: Frames
  readonly support: Readonly<Record<Support, Frames>>
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
 * What the posting's own words are: a goal or a duty told as something to do, what the person should bring,
 * anything else.
 */
export type Said = 'goal' | 'task' | 'asked' | 'other'

/** What a line stands under. */
export type Origin = 'present' | 'former' | 'project' | 'volunteer' | 'rotation' | 'none'

export type Support = 'certificates' | 'languages' | 'skills' | 'student' | 'degree'

/** How the person written to stands to the job, as their title tells. */
export type ContactKind = 'head' | 'people' | 'agency' | 'unknown'
