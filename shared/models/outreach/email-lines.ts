import * as z from 'zod/mini'
import { REVISIONS } from '#shared/catalog/constants.ts'
import { QuickWish } from '#engine/values/letter-tones.ts'

/** What a posting asks for, beside the lines of the resume that a letter to it may use. */
export const EmailLines = z.object({
  /** Those that a line answers come first, then by how much they matter to the posting. */
  needs: z.array(
    z.object({
      id: z.string(),
      text: z.string(),
      /** Ids of the lines that answer it, the best first. */
      lines: z.array(z.string()),
    }),
  ),
  /** Every line that may be used, the best for this posting first. */
  lines: z.array(
    z.object({
      /** Id of the resume's item. */
      id: z.string(),
      text: z.string(),
      /** Null for a line that belongs to no job; a title or employer that is not known is null too. */
      job: z.nullable(z.object({ title: z.nullable(z.string()), employer: z.nullable(z.string()) })),
      /** Whether the letter as it is uses the line. */
      isUsed: z.boolean(),
    }),
  ),
})
export type EmailLines = z.infer<typeof EmailLines>

const LineIds = z.array(z.string().check(z.minLength(1), z.maxLength(60)))

/** A request to have a draft rewritten: a wish, or the lines that the new letter uses, in this order. */
export const RevisionRequest = z.discriminatedUnion('wish', [
  z.strictObject({ wish: QuickWish }),
  z.strictObject({
    wish: z.literal('lines'),
    lines: LineIds.check(
      z.minLength(1, 'Choose at least one line.'),
      z.maxLength(REVISIONS.maxLines, `Choose at most ${REVISIONS.maxLines} lines.`),
    ),
  }),
])
export type RevisionRequest = z.infer<typeof RevisionRequest>
