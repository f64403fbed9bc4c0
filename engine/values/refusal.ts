import * as z from 'zod/mini'

/** Why a letter was refused, as stored with its entry. */
export const Refusal = z.object({
  /** L01 to L26, or `nothing_to_say` when no letter was written. */
  rule: z.string(),
  message: z.string(),
  /** The words of the letter concerned, at most 200 characters; null for the whole letter. */
  words: z.nullable(z.string()),
  /** Id of the resume line that the words came from. */
  line: z.nullable(z.string()),
})
export type Refusal = z.infer<typeof Refusal>
