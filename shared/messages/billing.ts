import * as z from 'zod/mini'

/** Bring the user whom an event at the payment provider concerns in step with the provider. The event itself stands in the table, as ids. */
export const BillingMessage = z.strictObject({
  v: z.literal(1),
  eventId: z.string(),
})
export type BillingMessage = z.infer<typeof BillingMessage>
