import { allowanceAt } from '#functions/account/allowance.ts'
import { paymentFailed } from '#functions/mail/payment-failed.ts'
import { sendOnce, type OnceDeps } from '#functions/mail/send-once.ts'
import { trialEnds } from '#functions/mail/trial-ends.ts'
import { PLANS } from '#shared/catalog/plans.ts'
import type { Converged } from './converge.ts'
import { TRIAL_NOTICE_MS } from './decide.ts'
import type { Bills } from '#vendors/stripe/stripe-bills.ts'
import type { BillingStore } from '../billing.store.ts'

export interface StandingDeps extends OnceDeps {
  readonly billings: Pick<BillingStore, 'read'>
  readonly bills: Bills
  /** Origin of the site. */
  readonly site: string
}

const FAILURES: ReadonlySet<string> = new Set(['invoice.payment_failed', 'invoice.payment_action_required'])

/**
 * Tells a user by mail what changes about their money, after their account was brought in step: that a trial
 * ends within hours, and each try of a payment that failed. `eventType` is what brought the news; null when
 * time did. Every mail goes out once, whatever comes again. Throws AppError unavailable when it could not be
 * sent.
 */
export async function tellStanding(
  userId: string,
  converged: Converged,
  eventType: string | null,
  deps: StandingDeps,
): Promise<void> {
  await tellTrialEnds(userId, converged, deps)
  if (eventType !== null && FAILURES.has(eventType)) await tellPaymentFailed(userId, converged, deps)
}

async function tellTrialEnds(
  userId: string,
  { billing, subscription }: Converged,
  deps: StandingDeps,
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
      const amount = await deps.bills.nextTotal(subscriptionId)
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

async function tellPaymentFailed(
  userId: string,
  { billing, subscription }: Converged,
  deps: StandingDeps,
): Promise<void> {
  const { subscriptionId } = billing
  const plan = subscription.plan ?? subscription.trialPlan
  if (subscriptionId === null) return
  const invoice = await deps.bills.unpaid(subscriptionId)
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
