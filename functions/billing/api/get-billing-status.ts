import { cardOnFile, inEffectOf } from '../subscription/current-subscription.ts'
import { endpoint } from '#functions/services/http/endpoint.ts'
import { stripeCustomer } from '#functions/services/payments.ts'
import { billings } from '#functions/services/billing.ts'
import { getBillingStatus } from '#shared/contracts/subscription.ts'

const services = { billings, stripeCustomer }

export const handler = endpoint(getBillingStatus, services, async ({ actor, deps }) => {
  const { billing } = await deps.billings.read(actor.userId)
  const customer = billing.customerId === null ? null : await deps.stripeCustomer.customer(billing.customerId)
  const current = customer && inEffectOf(customer, billing)
  const card = customer && cardOnFile(customer, current)
  const discount = current?.discount ?? null
  return {
    success: true,
    data: {
      hasSavedPaymentMethod: card !== null,
      customerExists: customer !== null,
      brand: card?.brand ?? null,
      lastFour: card?.lastFour ?? null,
      discount: discount && { percent_off: discount.percentOff, discount_amount: discount.amountOff },
    },
    error: null,
  }
})
