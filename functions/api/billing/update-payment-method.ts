import { updatePaymentMethod as update } from '#core/billing/payment-method.ts'
import { throttle } from '#core/kernel/throttle.ts'
import { endpoint } from '#runtime/endpoint.ts'
import { ok } from '#runtime/http.ts'
import { secrets } from '#runtime/identifiers.ts'
import { convergeNeeds } from '#runtime/needs/billing.ts'
import { limits } from '#runtime/needs/limits.ts'
import { orders, promotions } from '#runtime/needs/payments.ts'
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
