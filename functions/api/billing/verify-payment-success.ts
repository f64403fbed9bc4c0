import { verifyPayment } from '#core/billing/verify-payment.ts'
import { throttle } from '#core/kernel/throttle.ts'
import { endpoint } from '#runtime/endpoint.ts'
import { ok } from '#runtime/http.ts'
import { convergeNeeds } from '#runtime/needs/billing.ts'
import { limits } from '#runtime/needs/limits.ts'
import { paymentTraces } from '#runtime/needs/payments.ts'
import { visitorOf } from '#runtime/visitor.ts'
import { verifyPaymentSuccess } from '#shared/contracts/billing.ts'

const PER_HOUR = [{ seconds: 3_600, limit: 60 }]

export const handler = endpoint(
  verifyPaymentSuccess,
  { convergeNeeds, paymentTraces, limits },
  async ({ actor, body, event, needs }) => {
    await throttle(actor ?? visitorOf(event), 'verify-payment', PER_HOUR, needs.limits)
    return ok(await verifyPayment(actor, body, { ...needs.convergeNeeds, traces: needs.paymentTraces }))
  },
)
