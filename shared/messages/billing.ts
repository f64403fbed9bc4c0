import * as z from 'zod/mini'

/**
 * Bring a user in step with the payment provider: whom an event there concerns, which itself stands in the
 * table as ids; or whose standing changes by itself about now.
 */
export const BillingMessage = z.union([
  z.strictObject({ v: z.literal(1), eventId: z.string() }),
  z.strictObject({ v: z.literal(1), userId: z.string() }),
])
export type BillingMessage = z.infer<typeof BillingMessage>
