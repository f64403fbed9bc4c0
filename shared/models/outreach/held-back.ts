import * as z from 'zod/mini'
import { Refusal } from '#engine/values/finding.ts'

/** A refusal for the user: the problem in plain words, and advice. */
export const HeldBack = z.extend(z.omit(Refusal, { missing: true }), {
  /** For use after a colon: "a stronger word than your resume's". */
  wrong: z.string(),
  /** A sentence or two. */
  advice: z.string(),
})
export type HeldBack = z.infer<typeof HeldBack>
