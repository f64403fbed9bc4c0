import * as z from 'zod/mini'

/** Delete an account whose deletion is recorded in the table. */
export const AccountDeletionMessage = z.strictObject({ v: z.literal(1), userId: z.string() })
export type AccountDeletionMessage = z.infer<typeof AccountDeletionMessage>
