import type { Stripe } from 'stripe'
import { callStripe, orMissing } from './stripe-client.ts'

/**
 * Deleting a customer removes cards and addresses and ends subscriptions, but keeps invoices
 * (docs.stripe.com/api/customers/delete).
 */
export const stripeCustomerDeletion = (stripe: Stripe) => ({
  async deleteCustomer(customerId: string) {
    await callStripe(async () => void (await stripe.customers.del(customerId)), orMissing)
  },
})

/** Deletes a customer; succeeds when the customer is already gone. Throws AppError unavailable. */
export type CustomerDeletion = ReturnType<typeof stripeCustomerDeletion>
