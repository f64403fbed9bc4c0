import { verifyPaymentSuccess } from '#shared/contracts/billing.ts'
import { call } from '../../../lib/api-client.ts'
import type { Payment } from '../arrival.ts'

export const verifyPayment = async (payment: Payment) => await call(verifyPaymentSuccess, { body: payment })
