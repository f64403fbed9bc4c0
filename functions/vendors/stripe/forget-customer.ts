import type { Stripe } from 'stripe'
import type { CustomerForgetting } from '#functions/billing/ports.ts'
import { asked, MISSING } from './stripe-client.ts'

/**
 * Deletes customers: their cards and addresses go, what is live ends, and Stripe keeps their invoices and
 * payments. Source: docs.stripe.com/api/customers/delete.
 */
export const stripeForgetting = (stripe: Stripe): CustomerForgetting => ({
  async forget(customerId) {
    await asked(
      async () => void (await stripe.customers.del(customerId)),
      ({ code }) => (code === MISSING ? null : undefined),
    )
  },
})
