import type { UserActor } from '#platform/actor.ts'
import { AppError } from '#platform/app-error.ts'
import type { PlanId } from '#shared/catalog/plans.ts'
import {
  fail,
  acquire,
  PLAIN_ORDER,
  termsOf,
  type CheckoutDeps,
  type ReadyAccount,
  type Order,
} from '../payments/attempt.ts'
import { withCustomer } from '../payments/with-customer.ts'
import { cardOnFile, inEffectOf, overdueOf } from '../subscription/current-subscription.ts'
import { holdsCode, isFreeForever } from '../payments/check-promotion.ts'
import {
  directionOf,
  paymentOverdue,
  prorationInstant,
  requireNoNextPlan,
} from '../plan-change/plan-change.ts'
import { chargeNow, rollbackUpgrade, type UpgradeDeps } from './charge-upgrade.ts'
import { pendingConfirmation, outcome, finishUpgrade, type Upgraded } from './upgrade-outcome.ts'
import type { ProviderCustomer, ProviderSubscription, Promotion } from '../model.ts'

interface Choice {
  readonly plan: PlanId
  readonly couponCode?: string | undefined
  /** The proration date of the confirmed preview, without which no upgrade between paid plans is charged. */
  readonly prorationAt?: Date | null
}

/**
 * Charges a plan at once to the card on file: the first month when a trial ends, the difference for the rest
 * of the month when a lower plan is paid for; without a subscription a new one begins. Each upgrade is
 * charged once: the order is stored first and its id is the idempotency key, a payment that waits for the
 * bank is resumed, and an upgrade that was paid already returns as paid. Throws AppError coupon_invalid,
 * payment_method_missing, payment_declined, payment_in_progress, already_subscribed, plan_change_unavailable,
 * price_changed, not_authenticated, account_inactive, unavailable.
 */
export async function upgrade(
  actor: UserActor,
  { plan, couponCode, prorationAt = null }: Choice,
  deps: UpgradeDeps,
): Promise<Upgraded> {
  const code = couponCode ?? null
  const promotion = code === null ? null : await deps.promotions.find(code)
  const foreign = 'plan_change_unavailable'
  return await withCustomer(
    actor,
    { foreign },
    deps,
    async (own, customer, now): Promise<Upgraded | null> => {
      if (overdueOf(customer, own.billing) !== null) throw paymentOverdue()
      const current = inEffectOf(customer, own.billing)
      const isPaid = current !== null && current.status !== 'trialing'
      if (isPaid && directionOf(current, plan, now) === 'same')
        return await onPlan(actor, plan, current, deps)
      const wanted = isPaid
        ? changeTo(plan, code, current, prorationInstant(prorationAt, now), now)
        : await wantedOf(plan, code, { promotion, customer, own, deps })
      const asked = pendingConfirmation(current, customer, { own, wanted })
      if (asked !== null) return asked
      const card = cardOnFile(customer, current)
      const isFree = promotion !== null && isFreeForever(plan, promotion)
      if (card === null && !isFree && current?.freeForever !== true)
        throw new AppError('payment_method_missing')
      const taken = await acquire(actor, own, wanted, deps)
      if (taken === null) return null
      if (!taken.joined) await rollbackUpgrade(customer, current, own, deps)
      const target = await chargeNow(
        { actor, taken, customer, current, cardId: card?.id ?? null },
        deps,
      ).catch((error: unknown) => fail(actor, taken, error, deps))
      return await outcome(actor, taken, { own, target, before: current }, deps)
    },
  )
}

/**
 * The order of a higher plan by a user who pays for a plan already. Its discount stays; a lower plan is
 * refused, because it starts with the next month (setNextPlan).
 */
function changeTo(
  plan: PlanId,
  code: string | null,
  current: ProviderSubscription,
  prorationAt: Date,
  now: Date,
): Order {
  if (directionOf(current, plan, now) === 'down')
    throw new AppError('plan_change_unavailable', {
      message: 'A lower plan begins with your next month. Choose it as the plan of your next month.',
    })
  requireNoNextPlan(current)
  if (code !== null)
    throw new AppError('coupon_invalid', {
      message:
        'A code can only be used when a plan is first ordered. A discount that you already have stays.',
    })
  return { ...PLAIN_ORDER, kind: 'upgrade', planId: plan, prorationAt }
}

/** The order with its code. A code stays valid for a user whose own order used it up and came to nothing. */
async function wantedOf(
  plan: PlanId,
  code: string | null,
  {
    promotion,
    customer,
    own,
    deps,
  }: { promotion: Promotion | null; customer: ProviderCustomer; own: ReadyAccount; deps: CheckoutDeps },
): Promise<Order> {
  const held =
    promotion !== null &&
    (holdsCode(customer, own.billing, promotion) || own.billing.attempt?.promotionCodeId === promotion.id)
  const terms = await termsOf(code, promotion, plan, { billing: own.billing, held }, deps)
  return { ...PLAIN_ORDER, kind: 'upgrade', planId: plan, ...terms }
}

/** Returns `paid` if this upgrade gave the user the plan. Throws AppError already_subscribed otherwise. */
async function onPlan(
  actor: UserActor,
  plan: PlanId,
  current: ProviderSubscription,
  deps: CheckoutDeps,
): Promise<Upgraded> {
  // Read after the provider: the same order from another tab may have been stored and paid between the two.
  const { attempt } = (await deps.billings.read(actor.userId)).billing
  if (attempt?.kind !== 'upgrade' || attempt.planId !== plan)
    throw new AppError('already_subscribed', { message: 'You are on this plan already.' })
  await finishUpgrade(actor, current, deps)
  return { kind: 'paid' }
}
