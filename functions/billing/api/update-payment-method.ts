import { updatePaymentMethod as update } from '../payments/payment-method.ts'
import { throttle } from '#platform/throttle.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ok } from '#platform/http/http.ts'
import { secrets } from '#platform/lambda/identifiers.ts'
import { syncDeps } from '#platform/services/billing.ts'
import { limits } from '#platform/services/limits.ts'
import { checkouts, promotions } from '#platform/services/payments.ts'
import { updatePaymentMethod } from '#shared/contracts/subscription.ts'

const PER_HOUR = [{ seconds: 3_600, limit: 40 }]

export const handler = endpoint(
  updatePaymentMethod,
  { syncDeps, checkouts, promotions, limits },
  async ({ actor, deps: { syncDeps: sync, limits: budget, ...deps } }) => {
    await throttle(actor, 'payment-method', PER_HOUR, budget)
    await update(actor, { ...sync, ...deps, secrets })
    return ok({ success: true, error: null })
  },
)
