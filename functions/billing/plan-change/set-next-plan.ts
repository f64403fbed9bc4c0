import type { Only } from '#functions/services/needs.ts'
import { dateText } from '#functions/mail/figures.ts'
import type { UserActor } from '#platform/actor.ts'
import { AppError } from '#platform/app-error.ts'
import { PLANS, type PlanId } from '#shared/catalog/plans.ts'
import type { ProviderSubscription } from '../model.ts'
import {
  acquire,
  fail,
  PLAIN_ORDER,
  release,
  type CheckoutDeps,
  type ReadyAccount,
} from '../payments/attempt.ts'
import { withCustomer } from '../payments/with-customer.ts'
import { inEffectOf } from '../subscription/current-subscription.ts'
import { syncSubscription } from '../subscription/sync-subscription.ts'
import { directionOf, requireRenewing } from './plan-change.ts'

export type NextPlanDeps = CheckoutDeps & Only<'planChanges', 'setNextPlan'>

/**
 * Sets the plan from the next paid month on: a lower one, or the current one, which undoes an earlier choice.
 * Nothing is charged, and nothing changes until then. Repeating it changes nothing. Returns a sentence for
 * the user. Throws AppError no_subscription, plan_change_unavailable, payment_in_progress, not_authenticated,
 * account_inactive, unavailable.
 */
export async function setNextPlan(actor: UserActor, plan: PlanId, deps: NextPlanDeps): Promise<string> {
  return await withCustomer(actor, { foreign: 'plan_change_unavailable' }, deps, async (own, customer) => {
    const current = inEffectOf(customer, own.billing)
    if (current === null) throw new AppError('no_subscription')
    requireLower(current, plan, deps)
    const done = await choosePlan(actor, plan, { own, current }, deps)
    if (done !== null) await syncSubscription(actor.userId, deps)
    return done
  })
}

function requireLower(current: ProviderSubscription, plan: PlanId, { clock }: NextPlanDeps): void {
  const direction = directionOf(current, plan, clock.now())
  if (direction === 'up')
    throw new AppError('plan_change_unavailable', {
      message: `${PLANS[plan].name} is more than your plan, so it begins at once. Upgrade to it instead.`,
    })
  if (direction === 'down') requireRenewing(current)
}

/** Sets the next plan at the provider unless it is set already; null when another writer came between. */
async function choosePlan(
  actor: UserActor,
  plan: PlanId,
  { own, current }: { own: ReadyAccount; current: ProviderSubscription },
  deps: NextPlanDeps,
): Promise<string | null> {
  const { planId, nextPlanId, periodEnd, waiting } = current
  if (planId === null || periodEnd === null) throw new AppError('no_subscription')
  const sentence =
    planId === plan
      ? `You keep ${PLANS[plan].name}. The next payment is on ${dateText(periodEnd)}.`
      : `Your plan changes to ${PLANS[plan].name} on ${dateText(periodEnd)}. Until then you keep ${PLANS[planId].name}.`
  if ((nextPlanId ?? planId) === plan) return sentence
  const taken = await acquire(actor, own, { ...PLAIN_ORDER, kind: 'next_plan', planId: plan }, deps)
  if (taken === null) return null
  // A user who now chooses a lower plan no longer wants the higher one that is still unpaid.
  if (waiting !== null && waiting.invoiceId !== null)
    await deps.stripeCustomer.apply({ kind: 'void_invoice', invoiceId: waiting.invoiceId })
  await deps.planChanges
    .setNextPlan(
      { subscriptionId: current.id, planId, nextPlanId: plan, until: periodEnd },
      `next:${actor.userId}:${taken.attempt.id}`,
    )
    .catch((error: unknown) => fail(actor, taken, error, deps))
  await release(actor, taken, deps)
  return sentence
}
