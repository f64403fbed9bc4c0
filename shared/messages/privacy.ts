import * as z from 'zod/mini'

/** Delete an account whose deletion is recorded in the table. */
export const AccountDeletionMessage = z.strictObject({ v: z.literal(1), userId: z.string() })
export type AccountDeletionMessage = z.infer<typeof AccountDeletionMessage>

/** Write the export that is recorded in the table, or go on with it. */
export const ExportMessage = z.strictObject({ v: z.literal(1), userId: z.string() })
export type ExportMessage = z.infer<typeof ExportMessage>
