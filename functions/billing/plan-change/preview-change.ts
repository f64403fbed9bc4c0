import type { Needs, Only } from '#functions/services/needs.ts'
import { AppError } from '#platform/app-error.ts'
import type { UserActor } from '#platform/actor.ts'
import type { PlanId } from '#shared/catalog/plans.ts'
import type { PlanChangePreview } from '#shared/models/subscription.ts'
import type { Sent } from '#shared/models/wire-types.ts'
import { inEffectOf } from '../subscription/current-subscription.ts'
import { directionOf, prorationInstant, requireRenewing, requireNoNextPlan } from './plan-change.ts'

type PreviewDeps = Needs<'clock'> &
  Only<'billings', 'read'> &
  Only<'stripeCustomer', 'customer'> &
  Only<'planChanges', 'previewChange' | 'previewMonth'>

/**
 * What a change to another plan costs, as the provider calculates it, and when it takes effect. Throws
 * AppError account_inactive, no_subscription, already_subscribed (the same plan), plan_change_unavailable,
 * price_changed, unavailable.
 */
export async function previewChange(
  { userId }: UserActor,
  plan: PlanId,
  { billings, stripeCustomer, planChanges, clock }: PreviewDeps,
): Promise<Sent<typeof PlanChangePreview>> {
  const { billing, account } = await billings.read(userId)
  if (account?.isActive !== true) throw new AppError('account_inactive')
  const customer = billing.customerId === null ? null : await stripeCustomer.customer(billing.customerId)
  const current = customer && inEffectOf(customer, billing)
  if (current === null || current.periodEnd === null) throw new AppError('no_subscription')
  const now = clock.now()
  const direction = directionOf(current, plan, now)
  if (direction === 'same')
    throw new AppError('already_subscribed', { message: 'You are on this plan already.' })
  const change = { subscriptionId: current.id, planId: plan }
  const nextPaymentAt = current.periodEnd
  if (direction === 'down') {
    requireRenewing(current)
    return {
      plan,
      direction,
      startsAt: nextPaymentAt,
      chargeCents: 0,
      creditCents: 0,
      remainingCents: 0,
      monthlyCents: await planChanges.previewMonth(change),
      nextPaymentAt,
      prorationAt: null,
    }
  }
  requireNoNextPlan(current)
  const prorationAt = prorationInstant(now, now)
  const [{ charge, credit, remaining }, monthlyCents] = await Promise.all([
    planChanges.previewChange({ ...change, prorationAt }),
    planChanges.previewMonth(change),
  ])
  return {
    plan,
    direction,
    startsAt: prorationAt,
    chargeCents: charge,
    creditCents: credit,
    remainingCents: remaining,
    monthlyCents,
    nextPaymentAt,
    prorationAt,
  }
}
