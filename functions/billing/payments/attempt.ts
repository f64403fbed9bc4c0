import type { Needs, Only } from '#functions/services/needs.ts'
import { AppError } from '#platform/app-error.ts'
import type { UserActor } from '#platform/actor.ts'
import { allowanceAt } from '#functions/account/allowance.ts'
import { MINUTE } from '#platform/clock.ts'
import { syncSubscription, type SyncSubscriptionDeps } from '../subscription/sync-subscription.ts'
import { isFreeForever, promotionProblem } from './check-promotion.ts'
import type {
  Attempt,
  Billing,
  OpenCheckout,
  Promotion,
  ProviderCustomer,
  BillingSnapshot,
} from '../model.ts'
import type { PlanId } from '#shared/catalog/plans.ts'

export type CheckoutDeps = SyncSubscriptionDeps & Needs<'checkouts' | 'promotions'> & Only<'secrets', 'fresh'>

/** An account that may order, with its customer at the provider. */
export interface ReadyAccount extends BillingSnapshot {
  readonly account: NonNullable<BillingSnapshot['account']>
  readonly customerId: string
}

/** What a user orders; stored, it is an attempt. */
export type Order = Omit<Attempt, 'id' | 'leaseUntil'>

/** The fields of an order without a code, a trial or a proration date. */
export const PLAIN_ORDER = {
  code: null,
  promotionCodeId: null,
  couponId: null,
  trial: false,
  prorationAt: null,
} as const satisfies Partial<Order>

/**
 * Checks a promotion code and returns the fields of the order that it sets. `held`: an earlier order of this
 * user, which came to nothing, used the code. Throws AppError coupon_invalid.
 */
export async function termsOf(
  code: string | null,
  promotion: Promotion | null,
  planId: PlanId,
  { billing, held }: Pick<ReadyAccount, 'billing'> & { readonly held: boolean },
  { promotions, clock }: Pick<CheckoutDeps, 'promotions' | 'clock'>,
): Promise<Pick<Order, 'code' | 'promotionCodeId' | 'couponId'>> {
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

/** How long a request may work on an attempt: the timeout of a function, in milliseconds. */
const LEASE_MS = 30_000

/** Tries before giving up when other writers of the same account keep coming between. */
const MAX_ATTEMPTS = 8

/**
 * How long an idempotency key for a new customer is reused, in milliseconds: longer than a request may take,
 * short because the provider repeats a failure under the same key for a day.
 */
const CUSTOMER_KEY_MS = 5 * MINUTE

/**
 * Finds the customer that an earlier request created but, after a crash, never recorded; otherwise creates
 * one under the idempotency key of all requests since then.
 */
async function openCustomer(
  userId: string,
  { email, firstName, lastName }: ReadyAccount['account'],
  since: Date,
  checkouts: CheckoutDeps['checkouts'],
): Promise<string> {
  const name = `${firstName} ${lastName}`.trim()
  return (
    (await checkouts.findCustomer({ userId, email })) ??
    (await checkouts.openCustomer({ userId, email, name }, `cust:${userId}:${since.getTime()}`))
  )
}

/**
 * When the customer began to be created, stored before it is, so that requests at once use one key; null when another
 * writer came between.
 */
async function beginOpening(
  userId: string,
  billing: Billing,
  { billings, clock }: Pick<CheckoutDeps, 'billings' | 'clock'>,
): Promise<{ readonly since: Date; readonly version: number } | null> {
  const { openingSince, version } = billing
  const now = clock.now()
  if (openingSince !== null && now.getTime() - openingSince.getTime() <= CUSTOMER_KEY_MS)
    return { since: openingSince, version }
  const outcome = await billings.write(userId, version, { ...billing, openingSince: now })
  return outcome === 'written' ? { since: now, version: version + 1 } : null
}

/**
 * Reads the account and makes sure that it has its one customer at the provider. Concurrent requests get the
 * same customer. Throws AppError not_authenticated (the account is gone), account_inactive, unavailable.
 */
export async function readyAccount(
  { userId }: UserActor,
  { billings, checkouts, clock }: CheckoutDeps,
): Promise<ReadyAccount> {
  for (let round = 0; round < MAX_ATTEMPTS; round += 1) {
    const own = await billings.read(userId)
    const { account, billing } = own
    if (account === null) throw new AppError('not_authenticated')
    if (!account.isActive) throw new AppError('account_inactive')
    if (billing.customerId !== null) return { ...own, account, customerId: billing.customerId }
    const begun = await beginOpening(userId, billing, { billings, clock })
    if (begun === null) continue
    const customerId = await openCustomer(userId, account, begun.since, checkouts)
    // A user who had a trial, deleted the account and signed up again gets no second trial.
    const trialUsedAt = billing.trialUsedAt ?? account.formerTrialAt ?? null
    const next = { ...billing, customerId, openingSince: null, trialUsedAt }
    const outcome = await billings.write(userId, begun.version, next, { newCustomer: customerId })
    if (outcome === 'written')
      return { ...own, account, customerId, billing: { ...next, version: begun.version + 1 } }
  }
  throw new AppError('unavailable')
}

/** The customer at the provider; null if it was deleted there: our record is cleared, so start over. */
export async function customerOf(
  actor: UserActor,
  { customerId }: ReadyAccount,
  deps: CheckoutDeps,
): Promise<ProviderCustomer | null> {
  const customer = await deps.stripeCustomer.customer(customerId)
  if (customer === null) await syncSubscription(actor.userId, deps)
  return customer
}

/**
 * Whether an order may begin with a trial: one per user, none with a card that had its trial on another
 * account, and none when nothing will ever be charged.
 */
export const mayHaveTrial = (
  { billing, subscription }: BillingSnapshot,
  plan: PlanId,
  promotion: Promotion | null,
): boolean =>
  billing.trialUsedAt === null &&
  billing.trialRefused === null &&
  subscription.trialStartAt === null &&
  !(promotion !== null && isFreeForever(plan, promotion))

/** Whether the user's plan did not come from the provider, like that of a local stage's sample accounts. */
export const hasForeignPlan = ({ billing, subscription }: BillingSnapshot, now: Date): boolean =>
  billing.subscriptionId === null && allowanceAt(subscription, now).kind === 'plan'

export const isSameCheckout = (a: Order | OpenCheckout, b: Order): boolean =>
  a.planId === b.planId && a.promotionCodeId === b.promotionCodeId && a.trial === b.trial

/** The refusal while a request is working on an attempt. */
export const paymentInProgress = ({ leaseUntil }: Attempt, now: Date): AppError =>
  new AppError('payment_in_progress', {
    retryAfterSeconds: Math.ceil((leaseUntil.getTime() - now.getTime()) / 1000),
  })

/** An attempt as the provider needs it to open a subscription or a payment page. */
export const providerOrder = (
  { userId }: UserActor,
  customerId: string,
  { id, planId, promotionCodeId, couponId, trial }: Attempt,
) => ({ userId, customerId, planId, promotionCodeId, couponId, trial, attemptId: id })

export interface AcquiredAttempt {
  readonly attempt: Attempt
  /** Billing as it was written when the attempt was acquired. */
  readonly billing: Billing
  /** Whether another request is already working on the attempt. */
  readonly joined: boolean
}

/**
 * Acquires an order: joins the attempt of another request that is working on the same order, or stores a new
 * one before the provider is called. Null when another writer came between. Throws AppError
 * payment_in_progress while a request is working on a different order.
 */
export async function acquire(
  { userId }: UserActor,
  { billing }: ReadyAccount,
  wanted: Order,
  { billings, secrets, clock }: CheckoutDeps,
): Promise<AcquiredAttempt | null> {
  const now = clock.now()
  const { attempt, version } = billing
  if (attempt !== null && attempt.leaseUntil > now) {
    if (attempt.kind === wanted.kind && isSameCheckout(attempt, wanted))
      return { attempt, billing, joined: true }
    throw paymentInProgress(attempt, now)
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
 * Releases an attempt after the provider was called. Returns false when another order has replaced the
 * attempt meanwhile: what was created for this one then has to be rolled back.
 */
export async function release(
  { userId }: UserActor,
  { attempt, billing: taken }: AcquiredAttempt,
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

/**
 * Rethrows the provider's error. Unless the error is temporary, the attempt is released first: the provider
 * repeats a refusal under the same idempotency key for a day, so the next try has to begin a new attempt.
 */
export async function fail(
  actor: UserActor,
  taken: AcquiredAttempt,
  error: unknown,
  deps: CheckoutDeps,
): Promise<never> {
  const isTemporary =
    error instanceof AppError && (error.code === 'unavailable' || error.code === 'payment_in_progress')
  if (!isTemporary) await release(actor, taken, deps)
  throw error
}
