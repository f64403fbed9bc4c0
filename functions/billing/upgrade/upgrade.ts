import type { UserActor } from '#platform/actor.ts'
import { AppError } from '#platform/app-error.ts'
import type { PlanId } from '#shared/catalog/plans.ts'
import {
  customerOf,
  fail,
  hasForeignPlan,
  release,
  readyAccount,
  acquire,
  type CheckoutDeps,
  type Ready,
  type Taken,
  type Wanted,
} from '../payments/attempt.ts'
import { cardOnFile, inEffectOf } from '../payments/card-on-file.ts'
import { holdsCode, isFreeForever, promotionProblem } from '../payments/check-promotion.ts'
import { chargeNow, rollbackUpgrade, type UpgradeDeps } from './charge-upgrade.ts'
import { syncSubscription } from '../subscription/sync-subscription.ts'
import type { ProviderCustomer, ProviderSubscription, Promotion } from '../model.ts'

/** Paid, or a payment that its owner's bank asks about. */
export type Upgraded = { readonly kind: 'paid' } | { readonly kind: 'action'; readonly clientSecret: string }

/** How often all is looked at again because another request or a message of the provider came between. */
const MAX_ATTEMPTS = 8

/**
 * Ends the trial and charges the first month of a plan at once, to the card on file; without a subscription a
 * new one begins. One upgrade is charged once: the order is stored first and its id is the key, what waits
 * for the bank is gone on with, and what was paid answers as paid. The plan of somebody who pays for one is
 * not changed. Throws AppError coupon_invalid, payment_method_missing, payment_declined, payment_in_progress,
 * already_subscribed, plan_change_unavailable, not_authenticated, account_inactive, unavailable.
 */
export async function upgrade(
  actor: UserActor,
  { plan, couponCode }: { plan: PlanId; couponCode?: string | undefined },
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
    if (current !== null && current.status !== 'trialing') return await onPlan(actor, plan, { current, deps })
    const wanted = await wantedOf(plan, code, { promotion, customer, own, deps })
    const asked = askedByBank(current, customer, { own, wanted })
    if (asked !== null) return asked
    const card = cardOnFile(customer, current)
    if (
      card === null &&
      !(promotion !== null && isFreeForever(plan, promotion)) &&
      current?.freeForever !== true
    )
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
  const problem =
    code === null
      ? null
      : await promotionProblem(
          promotion,
          plan,
          { ...own.billing, holdsCode: held },
          deps.promotions,
          deps.clock.now(),
        )
  if (problem !== null) throw new AppError('coupon_invalid', { message: problem })
  return {
    kind: 'upgrade',
    planId: plan,
    code,
    promotionCodeId: promotion?.id ?? null,
    couponId: held && promotion.usedUp ? promotion.couponId : null,
    trial: false,
  }
}

/** Somebody who pays already: for what they asked for a moment ago, or for something else. */
async function onPlan(
  actor: UserActor,
  plan: PlanId,
  { current, deps }: { current: ProviderSubscription; deps: CheckoutDeps },
): Promise<Upgraded> {
  if (current.status === 'past_due')
    throw new AppError('plan_change_unavailable', {
      message: 'A payment for your plan is late. Pay it first: the mail about it leads to the payment.',
    })
  if (current.planId !== plan) throw new AppError('plan_change_unavailable')
  // Read after the provider: the same order from another tab may have been stored and paid between the two.
  const { attempt } = (await deps.billings.read(actor.userId)).billing
  if (attempt?.kind !== 'upgrade' || attempt.planId !== plan)
    throw new AppError('already_subscribed', { message: 'You are on this plan already.' })
  await settle(actor, current, deps)
  return { kind: 'paid' }
}

/** Whoever upgrades a trial that they had cancelled wants it to go on. */
async function settle(
  { userId }: UserActor,
  { id, cancelAt }: ProviderSubscription,
  deps: CheckoutDeps,
): Promise<void> {
  if (cancelAt !== null)
    await deps.stripeCustomer.apply({ kind: 'set_ending', subscriptionId: id, ends: false })
  await syncSubscription(userId, deps)
}

/**
 * The payment of this very order that the bank asks about; null when there is none. Throws AppError
 * payment_in_progress while the bank decides.
 */
function askedByBank(
  current: ProviderSubscription | null,
  customer: ProviderCustomer,
  { own, wanted }: { own: Ready; wanted: Wanted },
): Upgraded | null {
  const { attempt } = own.billing
  if (
    attempt?.kind !== 'upgrade' ||
    attempt.planId !== wanted.planId ||
    attempt.promotionCodeId !== wanted.promotionCodeId
  )
    return null
  const target =
    current ??
    customer.subscriptions.find(
      ({ attemptId, status }) => attemptId === attempt.id && status === 'incomplete',
    ) ??
    null
  if (target === null || (current !== null && target.waiting?.planId !== wanted.planId)) return null
  return waitingOf(target)
}

function waitingOf({ latestInvoice: invoice }: ProviderSubscription): Upgraded | null {
  if (invoice?.status !== 'open') return null
  if (invoice.payment?.status === 'processing')
    throw new AppError('payment_in_progress', { retryAfterSeconds: 10 })
  return invoice.payment?.status === 'action_required' && invoice.clientSecret !== null
    ? { kind: 'action', clientSecret: invoice.clientSecret }
    : null
}

interface Charged {
  readonly own: Ready
  /** What should be paid for now. */
  readonly target: string
  readonly before: ProviderSubscription | null
}

/** What became of the charge. What was declined is taken back, so that nothing of it can be paid later. */
async function outcome(
  actor: UserActor,
  taken: Taken,
  { own, target, before }: Charged,
  deps: UpgradeDeps,
): Promise<Upgraded> {
  const customer = await deps.stripeCustomer.customer(own.customerId)
  const subscription = customer?.subscriptions.find(({ id }) => id === target)
  if (customer === null || subscription === undefined)
    throw new AppError('payment_in_progress', { retryAfterSeconds: 3 })
  const held = await release(actor, taken, deps)
  if (subscription.status === 'active') {
    // The trial ended by itself a moment before, and its own plan began.
    if (subscription.planId !== taken.attempt.planId) throw new AppError('plan_change_unavailable')
    await settle(actor, subscription, deps)
    return { kind: 'paid' }
  }
  const asked = held ? waitingOf(subscription) : null
  if (asked !== null) return asked
  await rollbackUpgrade(customer, before === null ? null : subscription, own, deps, before)
  throw held
    ? new AppError('payment_declined')
    : new AppError('payment_in_progress', { retryAfterSeconds: 3 })
}
