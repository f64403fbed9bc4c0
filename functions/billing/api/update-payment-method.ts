import { updatePaymentMethod as update } from '../payments/payment-method.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { checkoutServices } from '#platform/services/billing/billing.ts'
import { updatePaymentMethod } from '#shared/contracts/subscription.ts'

export const handler = endpoint(updatePaymentMethod, checkoutServices, async ({ actor, deps }) => {
  await update(actor, deps)
  return { success: true, error: null }
})
