import * as z from 'zod/mini'

/** Continue the merge of two accounts, which is stored in the table. */
export const MergeMessage = z.strictObject({
  v: z.literal(1),
  primaryId: z.string(),
  secondaryId: z.string(),
})
export type MergeMessage = z.infer<typeof MergeMessage>
