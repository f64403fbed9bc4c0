import { AppError } from '#platform/app-error.ts'
import type { UserActor } from '#platform/actor.ts'
import { allowanceAt } from '#functions/account/allowance.ts'
import { MINUTE } from '#platform/clock.ts'
import type { Secrets } from '#platform/secrets.ts'
import { syncSubscription, type SyncSubscriptionDeps } from '../subscription/sync-subscription.ts'
import { isFreeForever, promotionProblem } from './check-promotion.ts'
import type { Attempt, Billing, OpenCheckout, Promotion, ProviderCustomer } from '../model.ts'
import type { PlanId } from '#shared/catalog/plans.ts'
import type { Checkouts } from '#vendors/stripe/stripe-checkouts.ts'
import type { Promotions } from '#vendors/stripe/stripe-billing.ts'
import type { BillingSnapshot } from '../billing-snapshot.ts'

export interface CheckoutDeps extends SyncSubscriptionDeps {
  readonly checkouts: Checkouts
  readonly promotions: Promotions
  readonly secrets: Pick<Secrets, 'fresh'>
}

/** An account that may order, with its customer at the provider. */
export interface Ready extends BillingSnapshot {
  readonly account: NonNullable<BillingSnapshot['account']>
  readonly customerId: string
}

export type Wanted = Omit<Attempt, 'id' | 'leaseUntil'>

/** An order that no code lowers and no trial precedes, reckoned when it is made. */
export const PLAIN_ORDER = {
  code: null,
  promotionCodeId: null,
  couponId: null,
  trial: false,
  prorationAt: null,
} as const satisfies Partial<Wanted>

/**
 * What a code changes about an order; `held` where an earlier order of this person, which came to nothing, used
 * it. Throws AppError coupon_invalid.
 */
export async function termsOf(
  code: string | null,
  promotion: Promotion | null,
  planId: PlanId,
  { billing, held }: Pick<Ready, 'billing'> & { readonly held: boolean },
  { promotions, clock }: Pick<CheckoutDeps, 'promotions' | 'clock'>,
): Promise<Pick<Wanted, 'code' | 'promotionCodeId' | 'couponId'>> {
  if (code === null) return { code: null, promotionCodeId: null, couponId: null }
  const buyer = { ...billing, holdsCode: held }
  const problem = await promotionProblem(promotion, planId, buyer, promotions, clock.now())
  if (promotion === null || problem !== null)
    throw new AppError('coupon_invalid', problem === null ? {} : { message: problem })
  return {
    code,
    promotionCodeId: promotion.id,
    couponId: held && promotion.usedUp ? promotion.couponId : null,
  }
}

/** As long as a request may work on an attempt: a function's own time. Milliseconds. */
const LEASE_MS = 30_000

/** How often another writer of the same account may come between. */
const MAX_ATTEMPTS = 8

/**
 * How long the key of a customer holds: it makes one of many clicks, and must not answer with a failure for a
 * day. Milliseconds.
 */
const CUSTOMER_KEY_MS = 5 * MINUTE

/**
 * The customer that an earlier request opened and did not live to write down, or a new one under a key made
 * of the user.
 */
async function openCustomer(
  userId: string,
  account: Ready['account'],
  former: string | null,
  { checkouts, clock }: Pick<CheckoutDeps, 'checkouts' | 'clock'>,
): Promise<string> {
  const { email } = account
  const name = `${account.firstName} ${account.lastName}`.trim()
  const window = Math.floor(clock.now().getTime() / CUSTOMER_KEY_MS)
  return (
    (await checkouts.findCustomer({ userId, email })) ??
    (await checkouts.openCustomer({ userId, email, name }, `cust:${userId}:${former ?? 'first'}:${window}`))
  )
}

/**
 * The account with its one customer at the provider: whoever asks at the same time is given the same. Throws
 * AppError not_authenticated (the account is gone), account_inactive, unavailable.
 */
export async function readyAccount(
  { userId }: UserActor,
  { billings, checkouts, clock }: CheckoutDeps,
): Promise<Ready> {
  for (let round = 0; round < MAX_ATTEMPTS; round += 1) {
    const own = await billings.read(userId)
    const { account, billing } = own
    if (account === null) throw new AppError('not_authenticated')
    if (!account.isActive) throw new AppError('account_inactive')
    if (billing.customerId !== null) return { ...own, account, customerId: billing.customerId }
    const customerId = await openCustomer(userId, account, billing.formerCustomerId, { checkouts, clock })
    // Somebody who had a trial, deleted the account and comes again has had it.
    const trialUsedAt = billing.trialUsedAt ?? account.formerTrialAt ?? null
    const next = { ...billing, customerId, trialUsedAt }
    const outcome = await billings.write(userId, billing.version, next, { newCustomer: customerId })
    if (outcome === 'written')
      return { ...own, account, customerId, billing: { ...next, version: billing.version + 1 } }
  }
  throw new AppError('unavailable')
}

/**
 * The customer as the provider has it; one that was deleted there is forgotten first, and null says to begin
 * anew.
 */
export async function customerOf(
  actor: UserActor,
  { customerId }: Ready,
  deps: CheckoutDeps,
): Promise<ProviderCustomer | null> {
  const customer = await deps.stripeCustomer.customer(customerId)
  if (customer === null) await syncSubscription(actor.userId, deps)
  return customer
}

/**
 * One trial a person: not after one that began here, nor with a card that had its own elsewhere, and none
 * where nothing is ever paid.
 */
export const mayTry = (
  { billing, subscription }: BillingSnapshot,
  plan: PlanId,
  promotion: Promotion | null,
): boolean =>
  billing.trialUsedAt === null &&
  billing.trialRefused === null &&
  subscription.trialStartAt === null &&
  !(promotion !== null && isFreeForever(plan, promotion))

/** A plan that did not come from the provider, as the samples of a local stage have one. */
export const hasForeignPlan = ({ billing, subscription }: BillingSnapshot, now: Date): boolean =>
  billing.subscriptionId === null && allowanceAt(subscription, now).kind === 'plan'

export const isSameCheckout = (a: Wanted | OpenCheckout, b: Wanted): boolean =>
  a.planId === b.planId && a.promotionCodeId === b.promotionCodeId && a.trial === b.trial

export interface Taken {
  readonly attempt: Attempt
  /** As it stands since then. */
  readonly billing: Billing
  /** Another request is at work on the same. */
  readonly joined: boolean
}

/**
 * Acquires the order: with the attempt that another request of the same order is at work on, or with a new
 * one that is stored before the provider is asked. Null when another writer came between. Throws AppError
 * payment_in_progress while another order is at work.
 */
export async function acquire(
  { userId }: UserActor,
  { billing }: Ready,
  wanted: Wanted,
  { billings, secrets, clock }: CheckoutDeps,
): Promise<Taken | null> {
  const now = clock.now()
  const { attempt, version } = billing
  if (attempt !== null && attempt.leaseUntil > now) {
    if (attempt.kind === wanted.kind && isSameCheckout(attempt, wanted))
      return { attempt, billing, joined: true }
    throw new AppError('payment_in_progress', {
      retryAfterSeconds: Math.ceil((attempt.leaseUntil.getTime() - now.getTime()) / 1000),
    })
  }
  const next: Attempt = {
    ...wanted,
    id: secrets.fresh().slice(0, 22),
    leaseUntil: new Date(now.getTime() + LEASE_MS),
  }
  const taken = { ...billing, attempt: next }
  const outcome = await billings.write(userId, version, taken)
  return outcome === 'written'
    ? { attempt: next, billing: { ...taken, version: version + 1 }, joined: false }
    : null
}

/**
 * Releases an attempt that has become something. False when another order has taken its place meanwhile:
 * then what was made for this one must not stay.
 */
export async function release(
  { userId }: UserActor,
  { attempt, billing: taken }: Taken,
  { billings, clock }: CheckoutDeps,
): Promise<boolean> {
  let billing = taken
  for (let round = 0; round < MAX_ATTEMPTS; round += 1) {
    if (billing.attempt?.id !== attempt.id) return false
    const released: Attempt = { ...attempt, leaseUntil: clock.now() }
    if ((await billings.write(userId, billing.version, { ...billing, attempt: released })) === 'written')
      return true
    billing = (await billings.read(userId)).billing
    if (billing.attempt?.id === attempt.id && billing.attempt.leaseUntil <= released.leaseUntil) return true
  }
  throw new AppError('unavailable')
}

/** After a refusal that the same key would be answered with for a day, the next try begins a new attempt. */
export async function fail(
  actor: UserActor,
  taken: Taken,
  error: unknown,
  deps: CheckoutDeps,
): Promise<never> {
  const passing =
    error instanceof AppError && (error.code === 'unavailable' || error.code === 'payment_in_progress')
  if (!passing) await release(actor, taken, deps)
  throw error
}
