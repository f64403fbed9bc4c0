import { verifyPaymentSuccess } from '#shared/contracts/billing.ts'
import { call } from '#web/lib/api/api-client.ts'
import type { Payment } from '#web/features/success/success-address.ts'

export const verifyPayment = async (payment: Payment) => await call(verifyPaymentSuccess, { body: payment })
