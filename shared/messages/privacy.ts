import * as z from 'zod/mini'

/** An account to delete; that it is to be stands in the table. */
export const ErasureMessage = z.strictObject({ v: z.literal(1), userId: z.string() })
export type ErasureMessage = z.infer<typeof ErasureMessage>
