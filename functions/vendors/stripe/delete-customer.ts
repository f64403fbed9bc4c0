import type { Stripe } from 'stripe'
import { asked, orMissing } from './stripe-client.ts'

/** Cards and addresses go, what is live ends, invoices stay (docs.stripe.com/api/customers/delete). */
export const stripeCustomerDeletion = (stripe: Stripe) => ({
  async deleteCustomer(customerId: string) {
    await asked(async () => void (await stripe.customers.del(customerId)), orMissing)
  },
})

/** Deletes a customer with their cards; one that is gone counts as done. Throws AppError unavailable. */
export type CustomerDeletion = ReturnType<typeof stripeCustomerDeletion>
