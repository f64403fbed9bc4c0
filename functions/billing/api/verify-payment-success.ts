import { verifyPayment } from '../payments/verify-payment.ts'
import { endpoint } from '#functions/services/http/endpoint.ts'
import { syncServices, paymentTraces } from '#functions/services/payments.ts'
import { verifyPaymentSuccess } from '#shared/contracts/billing.ts'

const services = { ...syncServices, traces: paymentTraces }

export const handler = endpoint(verifyPaymentSuccess, services, ({ actor, body, deps }) =>
  verifyPayment(actor, body, deps),
)
