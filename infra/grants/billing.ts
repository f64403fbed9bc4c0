import type { EndpointId } from '#shared/contracts/index.ts'
import type { Grants } from './model.ts'

/**
 * Asks Stripe several times, each with its retries; the fingerprints of cards are hashed with our own key.
 */
const PAYING = {
  partitions: ['USER', 'SESSION', 'CUSTOMER', 'CARD'],
  secrets: ['stripe', 'hmac'],
  timeoutSeconds: 29,
  traffic: 'costly',
} as const

export const billingGrants = {
  createSubscription: { table: 'readWrite', ...PAYING },
  validateCoupon: {
    table: 'readWrite',
    secrets: ['stripe'],
    timeoutSeconds: 29,
    traffic: 'costly',
  },
  verifyPaymentSuccess: { table: 'readWrite', ...PAYING },
  getBillingStatus: {
    table: 'readWrite',
    secrets: ['stripe'],
    timeoutSeconds: 29,
    traffic: 'costly',
  },
  createSetupIntent: { table: 'readWrite', ...PAYING },
  updatePaymentMethod: { table: 'readWrite', ...PAYING },
  upgradePlan: { table: 'readWrite', ...PAYING },
  previewPlanChange: { table: 'readWrite', ...PAYING, secrets: ['stripe'] },
  setNextPlan: { table: 'readWrite', ...PAYING },
  cancelSubscription: { table: 'readWrite', ...PAYING },
  reactivateSubscription: { table: 'readWrite', ...PAYING },
  retryPayment: { table: 'readWrite', ...PAYING, partitions: [...PAYING.partitions, 'TOKEN'] },
} as const satisfies Partial<Record<EndpointId, Grants>>
