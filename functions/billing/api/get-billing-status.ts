import { billingStatus } from '../subscription/billing-status.ts'
import { throttle } from '#platform/throttle.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ok } from '#platform/http/http.ts'
import { customerTruth } from '#platform/services/billing.ts'
import { billings } from '#platform/services/stores.ts'
import { limits } from '#platform/services/table.ts'
import { getBillingStatus } from '#shared/contracts/subscription.ts'

const PER_HOUR = [{ seconds: 3_600, limit: 120 }]

export const handler = endpoint(
  getBillingStatus,
  { billings, truth: customerTruth, limits },
  async ({ actor, deps }) => {
    await throttle(actor, 'billing-status', PER_HOUR, deps.limits)
    return ok({ success: true, data: await billingStatus(actor, deps), error: null })
  },
)
