/**
 * The sentences of a letter in one language; a frame is a sentence with slots in braces, used only where all of them are known. Slots:
 * {title} {company} {team} of the posting; {need} its own words in quotation marks, {task} the same where they say what somebody is to do;
 * {concept} what need and line have in common, as it stands inside a sentence, {Concept} as it begins one; {role} {employer} {when} {years}
 * of the job that a quoted line stands under, and together {post} ("Charge Nurse at Bayou Memorial (since 2019)"), {there} ("Bayou
 * Memorial, where I have been Charge Nurse since 2019") and {name} ("Charge Nurse, Bayou Memorial, since 2019"); {quoted} says that an
 * English resume is quoted; {list} what a supporting sentence lists. Concepts are of any number and, but for German, have their article:
 * no verb agrees with them and no preposition that would join with the article stands before them.
 */
export interface LetterTexts {
  readonly quotationMarks: readonly [string, string]
  /** First words of a need that stand after "somebody to". */
  readonly tasks: RegExp | null
  /** What a concept begins with and its frames don't want. */
  readonly article: RegExp | null
  /** {from} and {to} are years. */
  readonly dates: { readonly since: string; readonly span: string; readonly year: string }
  /** The first of each that can be filled. */
  readonly jobs: { readonly post: Frames; readonly present: Frames; readonly former: Frames; readonly name: Frames }
  readonly quoted: string
  /** The last one is for a name that cannot be said. */
  readonly greetings: ByTone
  readonly closings: ByTone
  /** First sentences: around the posting's own words, by what these are; with the concept alone; with neither. */
  readonly open: Readonly<Record<'goal' | 'duty' | 'asked' | 'concept' | 'bare', Frames>> & { readonly any: ByTone }
  /** What stands before a quoted line, by what the line stands under. */
  readonly proof: Readonly<Record<Origin, Frames>> & { readonly brisk: Frames }
  /** Before a second line: of the same job, of one before it. */
  readonly more: { readonly same: Frames; readonly earlier: Frames }
  /** In place of a line that the reader could not read: the job alone. */
  readonly unread: Frames
  readonly support: Readonly<Record<Support, Frames>>
  /** The last one is used only where no other can be. */
  readonly ask: Readonly<Record<ContactKind, Frames>> & { readonly warm: Frames; readonly brisk: Frames }
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

/** What a line stands under. */
export type Origin = 'present' | 'former' | 'project' | 'volunteer' | 'rotation' | 'none'

export type Support = 'certificates' | 'languages' | 'skills' | 'student' | 'degree'

/** How the person written to stands to the job, as their title tells. */
export type ContactKind = 'head' | 'people' | 'agency' | 'unknown'
