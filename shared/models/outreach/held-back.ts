import * as z from 'zod/mini'

/** What a letter was refused for, as it is kept with its entry. */
export const Refusal = z.object({
  /** L01 to L26, or `nothing_to_say` where no letter came to be. */
  rule: z.string(),
  message: z.string(),
  /** The words of the letter that it is about, at most 200 characters; null when it is about the whole. */
  words: z.nullable(z.string()),
  /** Id of the line of the resume that the words came from. */
  line: z.nullable(z.string()),
})
export type Refusal = z.infer<typeof Refusal>

/** The same for the user: what was wrong in plain words, and what can be done. */
export const HeldBack = z.extend(Refusal, {
  /** To stand behind a colon: "a stronger word than your resume's". */
  wrong: z.string(),
  /** A sentence or two. */
  advice: z.string(),
})
export type HeldBack = z.infer<typeof HeldBack>
