import { updatePaymentMethod as update } from '../payments/payment-method.ts'
import { throttle } from '#platform/throttle.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ok } from '#platform/http/http.ts'
import { secrets } from '#platform/lambda/identifiers.ts'
import { convergeNeeds } from '#platform/services/billing.ts'
import { limits } from '#platform/services/limits.ts'
import { orders, promotions } from '#platform/services/payments.ts'
import { updatePaymentMethod } from '#shared/contracts/subscription.ts'

const PER_HOUR = [{ seconds: 3_600, limit: 40 }]

export const handler = endpoint(
  updatePaymentMethod,
  { convergeNeeds, orders, promotions, limits },
  async ({ actor, needs: { convergeNeeds: converging, limits: budget, ...needs } }) => {
    await throttle(actor, 'payment-method', PER_HOUR, budget)
    await update(actor, { ...converging, ...needs, secrets })
    return ok({ success: true, error: null })
  },
)
