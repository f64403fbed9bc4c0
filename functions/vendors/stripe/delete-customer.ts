import type { Stripe } from 'stripe'
import { asked, orMissing } from './stripe-client.ts'

/**
 * Deletes customers: their cards and addresses go, what is live ends, and Stripe keeps their invoices and
 * payments. Source: docs.stripe.com/api/customers/delete.
 */
export const stripeCustomerDeletion = (stripe: Stripe) => ({
  async deleteCustomer(customerId: string) {
    await asked(async () => void (await stripe.customers.del(customerId)), orMissing)
  },
})

/**
 * Has the payment provider delete a customer with their cards; one that is gone counts as done. Throws
 * AppError unavailable.
 */
export type CustomerDeletion = ReturnType<typeof stripeCustomerDeletion>
