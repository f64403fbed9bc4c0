import * as z from 'zod/mini'

/** An account to delete; that it is to be stands in the table. */
export const AccountDeletionMessage = z.strictObject({ v: z.literal(1), userId: z.string() })
export type AccountDeletionMessage = z.infer<typeof AccountDeletionMessage>
