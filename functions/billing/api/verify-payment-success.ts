import { verifyPayment } from '../payments/verify-payment.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { syncServices, paymentTraces } from '#platform/services/billing/billing.ts'
import { verifyPaymentSuccess } from '#shared/contracts/billing.ts'

const services = { ...syncServices, traces: paymentTraces }

export const handler = endpoint(verifyPaymentSuccess, services, ({ actor, body, deps }) =>
  verifyPayment(actor, body, deps),
)
