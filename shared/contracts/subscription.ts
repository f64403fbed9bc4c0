import * as z from 'zod/mini'
import { PlanId } from '#shared/catalog/plans.ts'
import { CouponCode } from '#shared/models/billing.ts'
import {
  BillingStatus,
  CancelRequest,
  PaymentMethodUpdated,
  PlanChangePreview,
  SetupIntentCreated,
  SubscriptionChanged,
  UpgradeResult,
} from '#shared/models/subscription.ts'
import { Instant } from '#shared/models/wire-types.ts'
import { contract } from './contract.ts'

const nothing = z.optional(z.strictObject({}))

export const getBillingStatus = contract('getBillingStatus', 'GET /api/billing/status', {
  auth: 'user',
  rate: { perHour: 120 },
  summary: 'Whether an upgrade can be charged to a saved card, and which one.',
  reply: { 200: BillingStatus },
  errors: ['unavailable'],
})

export const createSetupIntent = contract('createSetupIntent', 'POST /api/billing/create-setup-intent', {
  auth: 'user',
  rate: { perHour: 40 },
  summary: 'Creates a SetupIntent for a card form that saves a card and charges nothing.',
  body: nothing,
  reply: { 200: SetupIntentCreated },
  errors: ['account_inactive', 'payment_in_progress', 'unavailable'],
})

export const updatePaymentMethod = contract(
  'updatePaymentMethod',
  'POST /api/billing/update-payment-method',
  {
    auth: 'user',
    rate: { perHour: 40 },
    summary: 'Makes the last entered card the one to be charged.',
    body: nothing,
    reply: { 200: PaymentMethodUpdated },
    errors: ['account_inactive', 'payment_method_missing', 'unavailable'],
  },
)

export const upgradePlan = contract('upgradePlan', 'POST /api/billing/upgrade', {
  auth: 'user',
  // Limits card testing; upgrades with a coupon have their own limit, so that they cannot be used to guess.
  rate: [
    { perHour: 30 },
    { onlyWith: 'couponCode', perHour: 20, sharedAs: 'order-coupon' },
    { onlyWith: 'couponCode', of: 'network', perHour: 60, sharedAs: 'codes' },
  ],
  activity: 'plan_upgraded',
  summary:
    'Charges a higher plan to the saved card at once: the first month after a trial, or the difference for the rest of a paid month.',
  body: z.strictObject({
    plan: PlanId,
    couponCode: z.optional(CouponCode),
    /** The proration time of the confirmed preview, so that the amount shown is the amount charged. */
    prorationAt: z.optional(Instant),
  }),
  reply: { 200: UpgradeResult },
  errors: [
    'coupon_invalid',
    'payment_method_missing',
    'payment_declined',
    'payment_in_progress',
    'already_subscribed',
    'plan_change_unavailable',
    'price_changed',
    'account_inactive',
    'unavailable',
  ],
})

export const previewPlanChange = contract('previewPlanChange', 'POST /api/billing/preview-change', {
  auth: 'user',
  rate: { perHour: 120 },
  summary: 'The exact cost of a change to another plan, and when it would take effect. Changes nothing.',
  body: z.strictObject({ plan: PlanId }),
  reply: { 200: PlanChangePreview },
  errors: [
    'already_subscribed',
    'no_subscription',
    'plan_change_unavailable',
    'price_changed',
    'account_inactive',
    'payment_in_progress',
    'unavailable',
  ],
})

export const setNextPlan = contract('setNextPlan', 'POST /api/billing/next-plan', {
  auth: 'user',
  rate: { perHour: 30 },
  activity: 'next_plan_chosen',
  summary:
    'Sets the plan from the next paid month on: a lower one, or the current one to undo such a change.',
  body: z.strictObject({ plan: PlanId }),
  reply: { 200: SubscriptionChanged },
  errors: [
    'no_subscription',
    'plan_change_unavailable',
    'account_inactive',
    'payment_in_progress',
    'unavailable',
  ],
})

export const cancelSubscription = contract('cancelSubscription', 'POST /api/subscription/cancel', {
  auth: 'user',
  rate: { perHour: 20 },
  activity: 'plan_cancelled',
  summary:
    'Cancels the subscription at the end of the paid period; access stays until then. Says why, if the user likes.',
  body: z.optional(CancelRequest),
  reply: { 200: SubscriptionChanged },
  errors: ['no_subscription', 'payment_in_progress', 'unavailable'],
})

export const pauseSubscription = contract('pauseSubscription', 'POST /api/subscription/pause', {
  auth: 'user',
  rate: { perHour: 20 },
  activity: 'plan_paused',
  summary:
    'Pauses a paid plan for the month after the paid one: nothing is charged for it, and it gives no emails.',
  body: nothing,
  reply: { 200: SubscriptionChanged },
  errors: [
    'no_subscription',
    'pause_unavailable',
    'plan_change_unavailable',
    'account_inactive',
    'payment_in_progress',
    'unavailable',
  ],
})

export const resumeSubscription = contract('resumeSubscription', 'POST /api/subscription/resume', {
  auth: 'user',
  rate: { perHour: 20 },
  activity: 'plan_resumed',
  summary:
    'Takes back a pause before it begins, or ends it now: a month is charged at once, and begins today.',
  body: nothing,
  reply: { 200: SubscriptionChanged },
  errors: [
    'no_subscription',
    'pause_unavailable',
    'plan_change_unavailable',
    'payment_method_missing',
    'payment_declined',
    'account_inactive',
    'payment_in_progress',
    'unavailable',
  ],
})

export const reactivateSubscription = contract(
  'reactivateSubscription',
  'POST /api/subscription/reactivate',
  {
    auth: 'user',
    rate: { perHour: 20 },
    activity: 'plan_reactivated',
    summary: 'Reactivates a canceled subscription.',
    body: nothing,
    reply: { 200: SubscriptionChanged },
    errors: ['no_subscription', 'payment_in_progress', 'unavailable'],
  },
)
