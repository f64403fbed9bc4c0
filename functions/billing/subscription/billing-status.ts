import type { UserActor } from '#platform/actor.ts'
import type { BillingStatus } from '#shared/models/subscription.ts'
import { cardOnFile, inEffectOf } from '../payments/card-on-file.ts'
import type { BillingStore } from '../billing.store.ts'
import type { StripeCustomer } from '#vendors/stripe/stripe-billing.ts'

type Details = BillingStatus['data']

const NOTHING: Details = {
  hasSavedPaymentMethod: false,
  customerExists: false,
  brand: null,
  lastFour: null,
  discount: null,
}

/** The saved card that an upgrade would be charged to, and the discount. Throws AppError unavailable. */
export async function billingStatus(
  { userId }: UserActor,
  {
    billings,
    stripeCustomer,
  }: { billings: Pick<BillingStore, 'read'>; stripeCustomer: Pick<StripeCustomer, 'customer'> },
): Promise<Details> {
  const { billing } = await billings.read(userId)
  const customer = billing.customerId === null ? null : await stripeCustomer.customer(billing.customerId)
  if (customer === null) return NOTHING
  const current = inEffectOf(customer, billing)
  const card = cardOnFile(customer, current)
  const discount = current?.discount ?? null
  return {
    hasSavedPaymentMethod: card !== null,
    customerExists: true,
    brand: card?.brand ?? null,
    lastFour: card?.lastFour ?? null,
    discount: discount && { percent_off: discount.percentOff, discount_amount: discount.amountOff },
  }
}
