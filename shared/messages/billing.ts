import * as z from 'zod/mini'

/**
 * Sync a user's subscription with the payment provider: a user whom an event there concerns, which itself
 * stands in the table as ids; or one whose subscription status changes by itself about now.
 */
export const BillingMessage = z.union([
  z.strictObject({ v: z.literal(1), eventId: z.string() }),
  z.strictObject({ v: z.literal(1), userId: z.string() }),
])
export type BillingMessage = z.infer<typeof BillingMessage>
