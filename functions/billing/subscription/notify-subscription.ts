import { allowanceAt } from '#functions/account/allowance.ts'
import { paymentFailed } from '#functions/mail/billing/payment-failed.ts'
import { sendOnce, type OnceDeps } from '#functions/mail/send-once.ts'
import { trialEnds } from '#functions/mail/billing/trial-ends.ts'
import { trialRefused } from '#functions/mail/billing/trial-refused.ts'
import { PLANS } from '#shared/catalog/plans.ts'
import { notifyPlanChange } from '../plan-change/notify-plan-change.ts'
import { priceCents } from '../payments/check-promotion.ts'
import type { SyncedSubscription } from './sync-subscription.ts'
import { TRIAL_NOTICE_MS } from './decide.ts'
import type { Invoices } from '#vendors/stripe/stripe-invoices.ts'
import type { BillingStore } from '../billing.store.ts'

export interface NotifySubscriptionDeps extends OnceDeps {
  readonly billings: Pick<BillingStore, 'read'>
  readonly invoices: Invoices
  /** Origin of the site. */
  readonly site: string
}

const FAILURES: ReadonlySet<string> = new Set(['invoice.payment_failed', 'invoice.payment_action_required'])

/**
 * Notifies a user by mail of what changes about their money, after their subscription was synced: that a trial
 * ends within hours, that none started with a card that had one, another plan, and each try of a payment that
 * failed. `eventType` is what brought the news; null when time did. Every mail goes out once, whatever comes
 * again. Throws AppError unavailable when it could not be
 * sent.
 */
export async function notifySubscription(
  userId: string,
  synced: SyncedSubscription,
  eventType: string | null,
  deps: NotifySubscriptionDeps,
): Promise<void> {
  await notifyTrialEnds(userId, synced, deps)
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
  // A trial that was cancelled, or has no plan after it, ends without a charge: nothing has to be decided in
  // time.
  if (!isTrial || trialEndsAt === null || plan === null || cancelAt !== null || subscriptionId === null)
    return
  const left = trialEndsAt.getTime() - deps.clock.now().getTime()
  if (left <= 0 || left > TRIAL_NOTICE_MS) return
  await sendOnce(
    userId,
    `TRIAL_ENDS#${subscriptionId}`,
    async () => {
      const { account } = await deps.billings.read(userId)
      if (account === null || !account.isActive) return null
      const amount = await deps.invoices.nextTotal(subscriptionId)
      return trialEnds({
        to: account.email,
        firstName: account.firstName,
        planName: PLANS[plan].name,
        endsAt: trialEndsAt,
        amount,
        site: deps.site,
      })
    },
    deps,
  )
}

/** For whoever closed the page before it could say so; not once anything was ever in effect. */
async function notifyTrialRefused(
  userId: string,
  { billing }: SyncedSubscription,
  deps: NotifySubscriptionDeps,
): Promise<void> {
  if (billing.trialRefused === null || billing.subscriptionId !== null) return
  await sendOnce(
    userId,
    'TRIAL_REFUSED',
    async () => {
      const { account } = await deps.billings.read(userId)
      if (account === null || !account.isActive) return null
      const { planId: id = null } = billing.attempt ?? {}
      const plan = id === null ? null : { id, name: PLANS[id].name, price: priceCents(id) }
      return trialRefused({ to: account.email, firstName: account.firstName, plan, site: deps.site })
    },
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
  await sendOnce(
    userId,
    `PAYMENT_FAILED#${invoice.id}#${invoice.attempts}`,
    async () => {
      const { account } = await deps.billings.read(userId)
      if (account === null || !account.isActive) return null
      return paymentFailed({
        to: account.email,
        firstName: account.firstName,
        planName: plan === null ? null : PLANS[plan].name,
        amount: invoice.amount,
        problem: billing.paymentProblem ?? 'declined',
        nextTryAt: invoice.nextTryAt,
        hasAccess: allowanceAt(subscription, deps.clock.now()).kind !== 'none',
        payUrl: invoice.payUrl,
        site: deps.site,
      })
    },
    deps,
  )
}
