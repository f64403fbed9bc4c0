import type { UserActor } from '#platform/actor.ts'
import { AppError } from '#platform/app-error.ts'
import type { PlanId } from '#shared/catalog/plans.ts'
import {
  customerOf,
  fail,
  hasForeignPlan,
  readyAccount,
  acquire,
  PLAIN_ORDER,
  termsOf,
  type CheckoutDeps,
  type Ready,
  type Wanted,
} from '../payments/attempt.ts'
import { cardOnFile, inEffectOf } from '../payments/card-on-file.ts'
import { holdsCode, isFreeForever } from '../payments/check-promotion.ts'
import { directionOf, prorationInstant, requireNoNextPlan } from '../plan-change/plan-change.ts'
import { chargeNow, rollbackUpgrade, type UpgradeDeps } from './charge-upgrade.ts'
import { askedByBank, outcome, settle, type Upgraded } from './upgrade-outcome.ts'
import type { ProviderCustomer, ProviderSubscription, Promotion } from '../model.ts'

interface Choice {
  readonly plan: PlanId
  readonly couponCode?: string | undefined
  /** Of the preview that was confirmed; null reckons now. Counts between paid plans only. */
  readonly prorationAt?: Date | null
}

/** How often all is looked at again because another request or a message of the provider came between. */
const MAX_ATTEMPTS = 8

/**
 * Charges a plan at once to the card on file: the first month where a trial ends, what is missing for the rest
 * of the month where a lower plan is paid for; without a subscription a new one begins. One upgrade is charged
 * once: the order is stored first and its id is the key, what waits for the bank is gone on with, and what was
 * paid answers as paid. Throws AppError coupon_invalid, payment_method_missing, payment_declined,
 * payment_in_progress, already_subscribed, plan_change_unavailable, price_changed, not_authenticated,
 * account_inactive, unavailable.
 */
export async function upgrade(
  actor: UserActor,
  { plan, couponCode, prorationAt = null }: Choice,
  deps: UpgradeDeps,
): Promise<Upgraded> {
  const code = couponCode ?? null
  const promotion = code === null ? null : await deps.promotions.find(code)
  for (let round = 0; round < MAX_ATTEMPTS; round += 1) {
    const own = await readyAccount(actor, deps)
    const now = deps.clock.now()
    if (hasForeignPlan(own, now)) throw new AppError('plan_change_unavailable')
    const customer = await customerOf(actor, own, deps)
    if (customer === null) continue
    const current = inEffectOf(customer, own.billing)
    const isPaid = current !== null && current.status !== 'trialing'
    if (isPaid && directionOf(current, plan, now) === 'same') return await onPlan(actor, plan, current, deps)
    const wanted = isPaid
      ? changeTo(plan, code, current, prorationInstant(prorationAt, now), now)
      : await wantedOf(plan, code, { promotion, customer, own, deps })
    const asked = askedByBank(current, customer, { own, wanted })
    if (asked !== null) return asked
    const card = cardOnFile(customer, current)
    const isFree = promotion !== null && isFreeForever(plan, promotion)
    if (card === null && !isFree && current?.freeForever !== true)
      throw new AppError('payment_method_missing')
    const taken = await acquire(actor, own, wanted, deps)
    if (taken === null) continue
    if (!taken.joined) await rollbackUpgrade(customer, current, own, deps)
    const target = await chargeNow({ actor, taken, customer, current, cardId: card?.id ?? null }, deps).catch(
      (error: unknown) => fail(actor, taken, error, deps),
    )
    return await outcome(actor, taken, { own, target, before: current }, deps)
  }
  throw new AppError('payment_in_progress', { retryAfterSeconds: 3 })
}

/**
 * A higher plan for somebody who pays for one. Its discount stays what it is; a lower plan begins with the
 * next month, by another way.
 */
function changeTo(
  plan: PlanId,
  code: string | null,
  current: ProviderSubscription,
  prorationAt: Date,
  now: Date,
): Wanted {
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

/**
 * The order in full. A code that an order of theirs used up, and which came to nothing, still counts for
 * them.
 */
async function wantedOf(
  plan: PlanId,
  code: string | null,
  {
    promotion,
    customer,
    own,
    deps,
  }: { promotion: Promotion | null; customer: ProviderCustomer; own: Ready; deps: CheckoutDeps },
): Promise<Wanted> {
  const held =
    promotion !== null &&
    (holdsCode(customer, own.billing, promotion) || own.billing.attempt?.promotionCodeId === promotion.id)
  const terms = await termsOf(code, promotion, plan, { billing: own.billing, held }, deps)
  return { ...PLAIN_ORDER, kind: 'upgrade', planId: plan, ...terms }
}

/** Somebody who has the plan already: it is what they asked for a moment ago, or they need not ask. */
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
  await settle(actor, current, deps)
  return { kind: 'paid' }
}
