import { AppError } from '#platform/app-error.ts'
import { allowanceAt, isSubscribed } from '#functions/account/allowance.ts'
import type { UserActor } from '#platform/actor.ts'
import { TRIAL, type PlanId } from '#shared/catalog/plans.ts'
import { NOTHING_TO_CONFIRM, type SubscriptionCreated } from '#shared/models/billing.ts'
import {
  fail,
  release,
  mayHaveTrial,
  acquire,
  providerOrder,
  PLAIN_ORDER,
  termsOf,
  type CheckoutDeps,
  type ReadyAccount,
  type AcquiredAttempt,
  type Order,
} from '../payments/attempt.ts'
import { discountCents, holdsCode, priceCents } from '../payments/check-promotion.ts'
import { withCustomer } from '../payments/with-customer.ts'
import { syncSubscription } from './sync-subscription.ts'
import { rollback } from './decide.ts'
import { findUsable, undoUnfinished, secretOf } from './find-usable.ts'
import type { Promotion, ProviderCustomer, ProviderSubscription } from '../model.ts'
import { givesAccess } from './current-subscription.ts'

interface Choice {
  readonly planId: PlanId
  /** The address that the page shows: it must be the session's, so that nobody pays for another account. */
  readonly userEmail: string
  readonly couponCode?: string | undefined
}

/**
 * Creates the user's subscription, or resumes the one that waits for its card. Repeated and simultaneous
 * requests create only one: the attempt is stored first and its id is the idempotency key; what other
 * attempts left is rolled back. Amounts in US cents. Throws AppError account_mismatch, coupon_invalid,
 * already_subscribed, payment_in_progress, unavailable, not_authenticated, account_inactive.
 */
export async function createSubscription(
  actor: UserActor,
  choice: Choice,
  deps: CheckoutDeps,
): Promise<SubscriptionCreated> {
  const code = choice.couponCode ?? null
  const promotion = code === null ? null : await deps.promotions.find(code)
  return await withCustomer(actor, { foreign: 'already_subscribed' }, deps, async (own, customer, now) => {
    if (own.account.email.toLowerCase() !== choice.userEmail.toLowerCase())
      throw new AppError('account_mismatch')
    const held = promotion !== null && holdsCode(customer, own.billing, promotion)
    const wanted: Order = {
      ...PLAIN_ORDER,
      kind: 'subscription',
      planId: choice.planId,
      ...(await termsOf(code, promotion, choice.planId, { billing: own.billing, held }, deps)),
      trial: mayHaveTrial(own, choice.planId, promotion),
    }
    const found = findUsable(customer, own.billing, wanted, now)
    if (found.kind === 'subscribed') {
      // The subscription may be a trial that is refused once its card is checked: sync first.
      const { subscription } = await syncSubscription(actor.userId, deps)
      if (isSubscribed(subscription, now)) throw new AppError('already_subscribed')
      return null
    }
    if (found.kind === 'unfinished')
      return await answer(actor, found.subscription, customer, { own, promotion, deps })
    const taken = await acquire(actor, own, wanted, deps)
    if (taken === null) return null
    const opened = await open(actor, own, customer, taken, deps)
    return await answer(actor, opened.subscription, opened.customer, { own, promotion, deps })
  })
}

/**
 * Rolls back what other attempts left, creates the subscription, and looks again: of two that were created,
 * the one whose attempt is still stored stays.
 */
async function open(
  actor: UserActor,
  own: ReadyAccount,
  before: ProviderCustomer,
  taken: AcquiredAttempt,
  deps: CheckoutDeps,
): Promise<{ subscription: ProviderSubscription; customer: ProviderCustomer }> {
  const { stripeCustomer, checkouts } = deps
  const { attempt } = taken
  for (const write of undoUnfinished(before, own.billing, attempt.id)) await stripeCustomer.apply(write)
  for (const { id } of await checkouts.openCheckouts(own.customerId)) await checkouts.closeCheckout(id)
  const { id } = await checkouts
    .openSubscription(providerOrder(actor, own.customerId, attempt), `sub:${actor.userId}:${attempt.id}`)
    .catch((error: unknown) => fail(actor, taken, error, deps))
  const customer = await stripeCustomer.customer(own.customerId)
  const subscription = customer?.subscriptions.find((candidate) => candidate.id === id)
  if (customer === null || subscription === undefined)
    throw new AppError('payment_in_progress', { retryAfterSeconds: 3 })
  const isCurrent = await release(actor, taken, deps)
  if (!isCurrent && !givesAccess(subscription, customer, own.billing)) {
    for (const write of rollback(subscription, customer, 'unfinished')) await stripeCustomer.apply(write)
    throw new AppError('payment_in_progress', { retryAfterSeconds: 3 })
  }
  for (const write of isCurrent ? undoUnfinished(customer, own.billing, attempt.id) : [])
    await stripeCustomer.apply(write)
  return { subscription, customer }
}

interface Context {
  readonly own: ReadyAccount
  readonly promotion: Promotion | null
  readonly deps: CheckoutDeps
}

/**
 * One of three outcomes: a client secret to confirm, nothing to pay, or a saved card that is charged. Null
 * when the trial was refused because of the saved card.
 */
async function answer(
  actor: UserActor,
  subscription: ProviderSubscription,
  customer: ProviderCustomer,
  context: Context,
): Promise<SubscriptionCreated | null> {
  const { own, promotion, deps } = context
  const secret = subscription.freeForever ? null : secretOf(subscription, customer)
  const amount = await monthlyAmount(subscription, promotion, deps)
  // With nothing to confirm, the subscription is in effect from now on and the page continues.
  if (
    secret === null &&
    allowanceAt((await syncSubscription(actor.userId, deps)).subscription, deps.clock.now()).kind === 'none'
  )
    return null
  const isTrial = subscription.status === 'trialing'
  return {
    clientSecret: secret ?? (amount === 0 ? NOTHING_TO_CONFIRM.free : NOTHING_TO_CONFIRM.saved),
    discountApplied: subscription.promotionCodeId !== null,
    finalAmount: amount,
    isTrial,
    trialInfo: isTrial ? { days: TRIAL.days, emails: TRIAL.emails } : null,
    noTrial: isTrial
      ? null
      : subscription.freeForever
        ? 'free'
        : own.billing.trialRefused === 'card'
          ? 'card'
          : 'used',
    subscriptionId: subscription.id,
  }
}

/** The price of a month as the provider calculates it, from the open invoice or the next one. US cents. */
async function monthlyAmount(
  { id, status, latestInvoice, planId, freeForever }: ProviderSubscription,
  promotion: Promotion | null,
  { checkouts }: CheckoutDeps,
): Promise<number> {
  if (freeForever) return 0
  if (latestInvoice?.status === 'open') return latestInvoice.total
  if (promotion === null && planId !== null) return priceCents(planId)
  const total = await checkouts.nextTotal(id)
  if (promotion === null || planId === null || status !== 'trialing' || promotion.duration !== 'once')
    return total
  // Whether the trial's invoice of zero uses up a discount for one invoice is documented nowhere.
  if (total <= priceCents(planId) - discountCents(planId, promotion)) return total
  await checkouts.applyCoupon(id, promotion.couponId)
  return await checkouts.nextTotal(id)
}
