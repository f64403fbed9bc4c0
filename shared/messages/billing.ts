import * as z from 'zod/mini'

/** A user whom an event (kept in the table) concerns, or whose status changes by itself about now. */
export const BillingMessage = z.union([
  z.strictObject({ v: z.literal(1), eventId: z.string() }),
  z.strictObject({ v: z.literal(1), userId: z.string() }),
])
export type BillingMessage = z.infer<typeof BillingMessage>
