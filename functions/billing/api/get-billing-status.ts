import { billingStatus } from '../subscription/billing-status.ts'
import { throttle } from '#platform/throttle.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ok } from '#platform/http/http.ts'
import { limits } from '#platform/services/limits.ts'
import { billings, stripeCustomer } from '#platform/services/payments.ts'
import { getBillingStatus } from '#shared/contracts/subscription.ts'

const PER_HOUR = [{ seconds: 3_600, limit: 120 }]

export const handler = endpoint(
  getBillingStatus,
  { billings, stripeCustomer, limits },
  async ({ actor, deps }) => {
    await throttle(actor, 'billing-status', PER_HOUR, deps.limits)
    return ok({ success: true, data: await billingStatus(actor, deps), error: null })
  },
)
