import type { EndpointId } from '#shared/contracts/index.ts'
import type { Grants } from './model.ts'

/** Several calls to Stripe, each with retries. */
const ASKING = {
  table: 'readWrite',
  secrets: ['stripe'],
  timeoutSeconds: 29,
  costly: true,
} as const

/** The fingerprints of cards are hashed with our own key; what changes is counted. */
const PAYING = {
  ...ASKING,
  partitions: ['USER', 'SESSION', 'CUSTOMER', 'CARD', 'STATS'],
  secrets: ['stripe', 'hmac'],
} as const

export const billingGrants = {
  createSubscription: PAYING,
  validateCoupon: ASKING,
  verifyPaymentSuccess: PAYING,
  getBillingStatus: ASKING,
  createSetupIntent: PAYING,
  updatePaymentMethod: PAYING,
  upgradePlan: PAYING,
  previewPlanChange: { ...PAYING, secrets: ['stripe'] },
  setNextPlan: PAYING,
  cancelSubscription: PAYING,
  pauseSubscription: PAYING,
  resumeSubscription: PAYING,
  reactivateSubscription: PAYING,
  retryPayment: { ...PAYING, partitions: [...PAYING.partitions, 'TOKEN'] },
} as const satisfies Partial<Record<EndpointId, Grants>>
