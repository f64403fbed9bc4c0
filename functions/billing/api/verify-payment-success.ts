import { verifyPayment } from '../payments/verify-payment.ts'
import { throttle } from '#platform/throttle.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ok } from '#platform/http/http.ts'
import { syncDeps } from '#platform/services/billing.ts'
import { limits } from '#platform/services/limits.ts'
import { paymentTraces } from '#platform/services/payments.ts'
import { visitorOf } from '#platform/http/visitor.ts'
import { verifyPaymentSuccess } from '#shared/contracts/billing.ts'

const PER_HOUR = [{ seconds: 3_600, limit: 60 }]

export const handler = endpoint(
  verifyPaymentSuccess,
  { syncDeps, paymentTraces, limits },
  async ({ actor, body, event, deps }) => {
    await throttle(actor ?? visitorOf(event), 'verify-payment', PER_HOUR, deps.limits)
    return ok(await verifyPayment(actor, body, { ...deps.syncDeps, traces: deps.paymentTraces }))
  },
)
