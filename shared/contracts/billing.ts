import * as z from 'zod/mini'
import { PlanId } from '#shared/catalog/plans.ts'
import { CouponCheck, CouponCode, PaymentVerified, SubscriptionCreated } from '#shared/models/billing.ts'
import { text } from '#shared/models/visible-text.ts'
import { contract } from './contract.ts'

const Email = text(254, 'Enter the email address.')
/** A Stripe id of a Checkout session, an intent or a subscription. */
const ProviderId = z
  .string()
  .check(z.regex(/^(?:cs|seti|pi|sub)_[A-Za-z0-9_]{3,200}$/, 'Not an id of a payment.'))

export const createSubscription = contract('createSubscription', 'POST /api/create-subscription', {
  auth: 'user',
  // Orders with a coupon have their own limit, so that they cannot be used to guess coupons.
  rate: [
    { perHour: 60 },
    { onlyWith: 'couponCode', perHour: 20, sharedAs: 'order-coupon' },
    { onlyWith: 'couponCode', of: 'network', perHour: 60, sharedAs: 'codes' },
  ],
  summary: 'Creates the one subscription of the signed-in user, with a trial if it was not used yet.',
  body: z.strictObject({ planId: PlanId, userEmail: Email, couponCode: z.optional(CouponCode) }),
  reply: { 200: SubscriptionCreated },
  errors: [
    'coupon_invalid',
    'already_subscribed',
    'payment_in_progress',
    'payment_declined',
    'account_mismatch',
    'account_inactive',
    'unavailable',
  ],
})

export const validateCoupon = contract('validateCoupon', 'POST /api/validate-coupon', {
  auth: 'user',
  // Coupons are worth money and short enough to guess, and accounts are easy to create.
  rate: [{ perHour: 10 }, { of: 'network', perHour: 60, sharedAs: 'codes' }],
  summary: 'Whether a coupon lowers the price of a plan, and by how much.',
  body: z.strictObject({ couponCode: CouponCode, planId: PlanId }),
  reply: { 200: CouponCheck },
  errors: ['unavailable'],
})

export const verifyPaymentSuccess = contract('verifyPaymentSuccess', 'POST /api/verify-payment-success', {
  auth: 'optional',
  rate: { perHour: 60 },
  summary: 'Checks a payment at the payment provider and updates the account accordingly.',
  body: z.strictObject({
    sessionId: ProviderId,
    userId: z.optional(z.string().check(z.maxLength(64))),
    email: z.optional(Email),
  }),
  reply: { 200: PaymentVerified },
  errors: ['not_found', 'unavailable'],
})

export const retryPayment = contract('retryPayment', 'POST /api/retry-payment', {
  auth: 'optional',
  rate: { perHour: 20 },
  summary: "Opens the payment provider's own page for another attempt.",
  body: z.strictObject({ email: z.optional(Email), plan: PlanId, failedSessionId: z.optional(ProviderId) }),
  reply: { 200: z.object({ success: z.boolean(), checkoutUrl: z.string(), message: z.string() }) },
  errors: [
    'not_authenticated',
    'account_inactive',
    'already_subscribed',
    'coupon_invalid',
    'payment_in_progress',
    'payment_declined',
    'unavailable',
  ],
})
