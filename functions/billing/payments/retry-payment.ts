import type { Service } from '#functions/services/needs.ts'
import { AppError } from '#platform/app-error.ts'
import { userActor, type UserActor } from '#platform/actor.ts'
import { isSubscribed } from '#functions/account/allowance.ts'
import type { PlanId } from '#shared/catalog/plans.ts'
import {
  fail,
  isSameCheckout,
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
} from './attempt.ts'
import { holdsCode } from './check-promotion.ts'
import { withCustomer } from './with-customer.ts'
import { syncSubscription } from '../subscription/sync-subscription.ts'
import { undoUnfinished } from '../subscription/find-usable.ts'
import type { ProviderCustomer } from '../model.ts'
import { currentOf, everPaid, givesAccess, overdueOf } from '../subscription/current-subscription.ts'

interface Retry {
  readonly planId: PlanId
  /** The Checkout session that failed. It identifies the user when the caller is not signed in. */
  readonly failedSessionId?: string | undefined
}

interface RetryDeps extends CheckoutDeps {
  readonly traces: Service<'traces'>
  /** Origin of the site, for the return URLs. */
  readonly origin: string
  /** Creates a one-time token that signs the user in on return, in this browser only. */
  readonly autoLoginToken: (owner: { userId: string; email: string }) => Promise<string | null>
}

/** Requests within this many milliseconds count as one click. */
const ONE_CLICK_MS = 10_000

/**
 * Returns the URL of the provider's payment page for another attempt: the one that is open for this plan, or
 * a new one; for an overdue payment of a plan that was paid before, the page of its invoice. Throws AppError
 * not_authenticated (no session, and no user to be found), account_inactive, already_subscribed,
 * payment_in_progress, unavailable.
 */
export async function retryPayment(
  session: UserActor | null,
  retry: Retry,
  deps: RetryDeps,
): Promise<string> {
  const actor = session ?? (await ownerOfFailed(retry, deps))
  return await withCustomer(actor, { foreign: 'already_subscribed' }, deps, async (own, customer, now) => {
    const overdue = await overdueInvoice(actor, own, customer, retry.planId, deps)
    if (overdue === 'again') return null
    if (overdue !== null) return overdue.payUrl
    const wanted = await wantedAgain(own, customer, retry.planId, deps)
    const checkouts = await deps.checkouts.openCheckouts(own.customerId)
    const same = checkouts.find((checkout) => isSameCheckout(checkout, wanted))
    // The return URL's token works for minutes, in the browser that asked: an older page is replaced.
    const made = own.billing.attempt?.leaseUntil.getTime() ?? 0
    if (same !== undefined && (session === null || now.getTime() - made < ONE_CLICK_MS)) return same.url
    const taken = await acquire(actor, own, wanted, deps)
    if (taken === null) return null
    // The return URL has a one-time token, so another request cannot ask for the very same page.
    if (taken.joined) throw new AppError('payment_in_progress', { retryAfterSeconds: 2 })
    for (const { id } of checkouts) await deps.checkouts.closeCheckout(id)
    for (const write of undoUnfinished(customer, own.billing, taken.attempt.id))
      await deps.stripeCustomer.apply(write)
    return await open(actor, own, taken, { signedIn: session !== null }, deps)
  })
}

/** The user of a failed Checkout session, for its own plan only. Throws AppError not_authenticated. */
async function ownerOfFailed(
  { failedSessionId, planId }: Retry,
  { traces, billings }: RetryDeps,
): Promise<UserActor> {
  const trace = failedSessionId?.startsWith('cs_') === true ? await traces.trace(failedSessionId) : null
  if (trace === null || trace.customerId === null || trace.status !== 'failed')
    throw new AppError('not_authenticated')
  if (trace.checkout?.planId !== planId) throw new AppError('not_authenticated')
  const owner = await billings.userOf(trace.customerId)
  if (owner === null || trace.checkout.userId !== owner) throw new AppError('not_authenticated')
  return userActor(owner)
}

/**
 * The page where an overdue payment can be made; null when no subscription gives access; `again` when
 * syncing has just taken the access away. Throws AppError already_subscribed.
 */
async function overdueInvoice(
  { userId }: UserActor,
  own: ReadyAccount,
  customer: ProviderCustomer,
  planId: PlanId,
  deps: RetryDeps,
): Promise<{ readonly payUrl: string } | 'again' | null> {
  const overdue = overdueOf(customer, own.billing)
  const payUrl = overdue?.latestInvoice?.payUrl ?? null
  // A first charge that failed is paid on its own invoice, unless the user wants another plan by now.
  if (overdue !== null && payUrl !== null && (everPaid(own.billing, customer) || overdue.planId === planId))
    return { payUrl }
  const current = currentOf(customer, own.billing.subscriptionId)
  if (current === null || !givesAccess(current, customer, own.billing)) return null
  const { subscription } = await syncSubscription(userId, deps)
  if (!isSubscribed(subscription, deps.clock.now())) return 'again'
  throw new AppError('already_subscribed')
}

/** The failed order again, with its code if that is still valid. */
async function wantedAgain(
  own: ReadyAccount,
  customer: ProviderCustomer,
  planId: PlanId,
  deps: RetryDeps,
): Promise<Order> {
  const { attempt } = own.billing
  const code = attempt?.planId === planId ? attempt.code : null
  const promotion = code === null ? null : await deps.promotions.find(code)
  const held = promotion !== null && holdsCode(customer, own.billing, promotion)
  const terms = await termsOf(code, promotion, planId, { billing: own.billing, held }, deps).catch(
    (error: unknown) => {
      if (error instanceof AppError && error.code === 'coupon_invalid') return PLAIN_ORDER
      throw error
    },
  )
  const trial = mayHaveTrial(own, planId, terms.code === null ? null : promotion)
  return { ...PLAIN_ORDER, kind: 'checkout', planId, ...terms, trial }
}

async function open(
  actor: UserActor,
  own: ReadyAccount,
  taken: AcquiredAttempt,
  { signedIn }: { signedIn: boolean },
  deps: RetryDeps,
): Promise<string> {
  const { checkouts, origin } = deps
  const { attempt } = taken
  const { userId } = actor
  const { email } = own.account
  const token = signedIn ? await deps.autoLoginToken({ userId, email }) : null
  const returnParams = new URLSearchParams({
    payment_first: 'true',
    user_id: userId,
    ...(token === null ? {} : { auto_login_token: token }),
  })
  // Addresses of pages are kept in histories and logs, so they name no person.
  const cancelled = new URLSearchParams({ reason: 'cancelled', plan: attempt.planId })
  const checkout = await checkouts
    .openCheckout(
      {
        ...providerOrder(actor, own.customerId, attempt),
        // The provider inserts the session id here, but only if the braces are not URL-encoded.
        successUrl: `${origin}/success?session_id={CHECKOUT_SESSION_ID}&${returnParams.toString()}`,
        cancelUrl: `${origin}/payment-failed?${cancelled.toString()}`,
      },
      `checkout:${userId}:${attempt.id}`,
    )
    .catch((error: unknown) => fail(actor, taken, error, deps))
  if (!(await release(actor, taken, deps))) {
    await checkouts.closeCheckout(checkout.id)
    throw new AppError('payment_in_progress', { retryAfterSeconds: 2 })
  }
  return checkout.url
}
