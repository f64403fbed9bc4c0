import { allowanceAt, isSubscribed } from '#functions/account/allowance.ts'
import type { Subscription } from '#functions/account/model.ts'
import { subscriptionAt } from '#functions/account/subscription-at.ts'
import type { BillingState } from '#shared/models/admin/admin.ts'
import type { Dispute } from './disputes/dispute.item.ts'
import type { Billing } from './model.ts'

interface Customer {
  readonly subscription: Subscription
  readonly billing: Pick<Billing, 'hasPaid' | 'trialUsedAt'>
  readonly dispute: Dispute | null
}

/** When a charge is next made by itself: at the end of the trial, the paid month or the pause. Null when none is. */
export function nextChargeAt(subscription: Subscription, now: Date): Date | null {
  const { isTrial, plan, cancelAt, overdue, trialEndsAt, planExpiresAt, pause } = subscriptionAt(
    subscription,
    now,
  )
  if (overdue !== null || cancelAt !== null || plan === null) return null
  if (pause !== null) return pause.until
  if (allowanceAt(subscription, now).kind === 'none') return null
  return isTrial ? trialEndsAt : planExpiresAt
}

/** Where a customer stands at an instant: what staff must act on comes before what the plan gives. */
export function billingStateAt({ subscription, billing, dispute }: Customer, now: Date): BillingState {
  const { isTrial, cancelAt, overdue } = subscriptionAt(subscription, now)
  if (dispute !== null) return 'disputed'
  if (overdue !== null) return 'past_due'
  if (!isSubscribed(subscription, now))
    return isTrial || billing.hasPaid || billing.trialUsedAt !== null ? 'ended' : 'none'
  if (cancelAt !== null) return 'cancelling'
  if (allowanceAt(subscription, now).kind === 'none') return 'paused'
  return isTrial ? 'trial' : 'active'
}
