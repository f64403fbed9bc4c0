import * as z from 'zod/mini'

/** Two accounts to make one; the merge itself stands in the table. */
export const MergeMessage = z.strictObject({
  v: z.literal(1),
  primaryId: z.string(),
  secondaryId: z.string(),
})
export type MergeMessage = z.infer<typeof MergeMessage>
