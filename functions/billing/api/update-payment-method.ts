import { updatePaymentMethod as update } from '../payments/payment-method.ts'
import { endpoint } from '#functions/services/http/endpoint.ts'
import { checkoutServices } from '#functions/services/payments.ts'
import { updatePaymentMethod } from '#shared/contracts/subscription.ts'

export const handler = endpoint(updatePaymentMethod, checkoutServices, async ({ actor, deps }) => {
  await update(actor, deps)
  return { success: true, error: null }
})
