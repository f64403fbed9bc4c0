import { billingStatus } from '#core/billing/billing-status.ts'
import { throttle } from '#core/kernel/throttle.ts'
import { endpoint } from '#runtime/endpoint.ts'
import { ok } from '#runtime/http.ts'
import { limits } from '#runtime/needs/limits.ts'
import { billings, customerTruth } from '#runtime/needs/payments.ts'
import { getBillingStatus } from '#shared/contracts/subscription.ts'

const PER_HOUR = [{ seconds: 3_600, limit: 120 }]

export const handler = endpoint(
  getBillingStatus,
  { billings, truth: customerTruth, limits },
  async ({ actor, needs }) => {
    await throttle(actor, 'billing-status', PER_HOUR, needs.limits)
    return ok({ success: true, data: await billingStatus(actor, needs), error: null })
  },
)
