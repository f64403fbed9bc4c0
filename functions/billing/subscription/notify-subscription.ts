import { allowanceAt } from '#functions/account/allowance.ts'
import { paymentFailed } from '#functions/mail/billing/payment-failed.ts'
import { pauseEnds } from '#functions/mail/billing/pause-ends.ts'
import { trialEnds } from '#functions/mail/billing/trial-ends.ts'
import { trialRefused } from '#functions/mail/billing/trial-refused.ts'
import { PLANS } from '#shared/catalog/plans.ts'
import { notifyPlanChange } from '../plan-change/notify-plan-change.ts'
import { priceCents } from '../payments/check-promotion.ts'
import type { SyncedSubscription } from './sync-subscription.ts'
import { PAUSE_NOTICE_MS, TRIAL_NOTICE_MS } from './decide.ts'
import { notifyActive, type NotifySubscriptionDeps } from './notify-active.ts'

const FAILURES: ReadonlySet<string> = new Set(['invoice.payment_failed', 'invoice.payment_action_required'])

/**
 * Emails a user about changes to their payments after a sync: a trial that ends within hours, a pause that ends within a day, a trial refused
 * because its card had one before, a change of plan, and each failed attempt of a payment. `eventType` is the
 * event that caused the sync; null without one. Every mail is sent once, however often this is called. Throws
 * AppError unavailable when a mail could not be sent.
 */
export async function notifySubscription(
  userId: string,
  synced: SyncedSubscription,
  eventType: string | null,
  deps: NotifySubscriptionDeps,
): Promise<void> {
  await notifyTrialEnds(userId, synced, deps)
  await notifyPauseEnds(userId, synced, deps)
  await notifyPlanChange(userId, synced, deps)
  await notifyTrialRefused(userId, synced, deps)
  if (eventType !== null && FAILURES.has(eventType)) await notifyPaymentFailed(userId, synced, deps)
}

async function notifyTrialEnds(
  userId: string,
  { billing, subscription }: SyncedSubscription,
  deps: NotifySubscriptionDeps,
): Promise<void> {
  const { isTrial, trialEndsAt, plan, cancelAt } = subscription
  const { subscriptionId } = billing
  // A trial that was cancelled or has no plan after it is never charged: there is nothing to decide.
  if (!isTrial || trialEndsAt === null || plan === null || cancelAt !== null || subscriptionId === null)
    return
  const left = trialEndsAt.getTime() - deps.clock.now().getTime()
  if (left <= 0 || left > TRIAL_NOTICE_MS) return
  await notifyActive(
    userId,
    `TRIAL_ENDS#${subscriptionId}`,
    async (recipient) =>
      trialEnds({
        ...recipient,
        planName: PLANS[plan].name,
        endsAt: trialEndsAt,
        amount: await deps.invoices.nextTotal(subscriptionId),
        site: deps.site,
      }),
    deps,
  )
}

async function notifyPauseEnds(
  userId: string,
  { billing: { subscriptionId }, subscription: { plan, pause, cancelAt } }: SyncedSubscription,
  deps: NotifySubscriptionDeps,
): Promise<void> {
  if (pause === null || plan === null || cancelAt !== null || subscriptionId === null) return
  const left = pause.until.getTime() - deps.clock.now().getTime()
  if (left <= 0 || left > PAUSE_NOTICE_MS) return
  await notifyActive(
    userId,
    `PAUSE_ENDS#${subscriptionId}#${pause.until.toISOString()}`,
    async (recipient) =>
      pauseEnds({
        ...recipient,
        planName: PLANS[plan].name,
        endsAt: pause.until,
        amount: await deps.invoices.nextTotal(subscriptionId),
        site: deps.site,
      }),
    deps,
  )
}

/** For users who closed the page before it could tell them. Not sent once a subscription was in effect. */
async function notifyTrialRefused(
  userId: string,
  { billing }: SyncedSubscription,
  deps: NotifySubscriptionDeps,
): Promise<void> {
  if (billing.trialRefused === null || billing.subscriptionId !== null) return
  const { planId: id = null } = billing.attempt ?? {}
  const plan = id === null ? null : { id, name: PLANS[id].name, price: priceCents(id) }
  await notifyActive(
    userId,
    'TRIAL_REFUSED',
    (recipient) => trialRefused({ ...recipient, plan, site: deps.site }),
    deps,
  )
}

async function notifyPaymentFailed(
  userId: string,
  { billing, subscription }: SyncedSubscription,
  deps: NotifySubscriptionDeps,
): Promise<void> {
  const { subscriptionId } = billing
  const plan = subscription.plan ?? subscription.trialPlan
  if (subscriptionId === null) return
  const invoice = await deps.invoices.unpaid(subscriptionId)
  if (invoice === null) return
  await notifyActive(
    userId,
    `PAYMENT_FAILED#${invoice.id}#${invoice.attempts}`,
    (recipient) =>
      paymentFailed({
        ...recipient,
        planName: plan === null ? null : PLANS[plan].name,
        amount: invoice.amount,
        problem: billing.paymentProblem ?? 'declined',
        nextTryAt: invoice.nextTryAt,
        hasAccess: allowanceAt(subscription, deps.clock.now()).kind !== 'none',
        payUrl: invoice.payUrl,
        site: deps.site,
      }),
    deps,
  )
}
