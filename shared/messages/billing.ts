import * as z from 'zod/mini'

/** Apply an event (stored in the table), or synchronize a user whose status changes with time about now. */
export const BillingMessage = z.union([
  z.strictObject({ v: z.literal(1), eventId: z.string() }),
  z.strictObject({ v: z.literal(1), userId: z.string() }),
])
export type BillingMessage = z.infer<typeof BillingMessage>
