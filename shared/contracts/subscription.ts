import * as z from 'zod/mini'
import { PlanId } from '#shared/catalog/plans.ts'
import { CouponCode } from '#shared/models/billing.ts'
import {
  BillingStatus,
  PaymentMethodUpdated,
  SetupIntentCreated,
  SubscriptionChanged,
  UpgradeResult,
} from '#shared/models/subscription.ts'
import { contract } from './contract.ts'

const nothing = z.optional(z.strictObject({}))

export const getBillingStatus = contract({
  id: 'getBillingStatus',
  method: 'GET',
  path: '/api/billing/status',
  auth: 'user',
  summary: 'Whether an upgrade can be charged to a saved card, and which one.',
  reply: { 200: BillingStatus },
  errors: ['too_many_requests', 'unavailable'],
})

export const createSetupIntent = contract({
  id: 'createSetupIntent',
  method: 'POST',
  path: '/api/billing/create-setup-intent',
  auth: 'user',
  summary: 'Opens a card form that keeps a card and charges nothing.',
  body: nothing,
  reply: { 200: SetupIntentCreated },
  errors: ['account_inactive', 'payment_in_progress', 'too_many_requests', 'unavailable'],
})

export const updatePaymentMethod = contract({
  id: 'updatePaymentMethod',
  method: 'POST',
  path: '/api/billing/update-payment-method',
  auth: 'user',
  summary: 'Makes the card that was given last the one that is charged.',
  body: nothing,
  reply: { 200: PaymentMethodUpdated },
  errors: ['account_inactive', 'payment_method_missing', 'too_many_requests', 'unavailable'],
})

export const upgradePlan = contract({
  id: 'upgradePlan',
  method: 'POST',
  path: '/api/billing/upgrade',
  auth: 'user',
  summary: 'Ends the trial and charges the first month of a plan at once, to the saved card.',
  body: z.strictObject({ plan: PlanId, couponCode: z.optional(CouponCode) }),
  reply: { 200: UpgradeResult },
  errors: [
    'coupon_invalid',
    'payment_method_missing',
    'payment_declined',
    'payment_in_progress',
    'already_subscribed',
    'plan_change_unavailable',
    'account_inactive',
    'too_many_requests',
    'unavailable',
  ],
})

export const cancelSubscription = contract({
  id: 'cancelSubscription',
  method: 'POST',
  path: '/api/subscription/cancel',
  auth: 'user',
  summary: 'Ends the subscription with what is paid for; access stays until then.',
  body: nothing,
  reply: { 200: SubscriptionChanged },
  errors: ['no_subscription', 'payment_in_progress', 'too_many_requests', 'unavailable'],
})

export const reactivateSubscription = contract({
  id: 'reactivateSubscription',
  method: 'POST',
  path: '/api/subscription/reactivate',
  auth: 'user',
  summary: 'Lets a subscription that was cancelled go on.',
  body: nothing,
  reply: { 200: SubscriptionChanged },
  errors: ['no_subscription', 'payment_in_progress', 'too_many_requests', 'unavailable'],
})
