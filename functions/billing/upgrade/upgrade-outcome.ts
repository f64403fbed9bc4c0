import type { UserActor } from '#platform/actor.ts'
import { AppError } from '#platform/app-error.ts'
import {
  release,
  type CheckoutDeps,
  type ReadyAccount,
  type AcquiredAttempt,
  type Order,
} from '../payments/attempt.ts'
import { PRICE_VALID_MS } from '../plan-change/plan-change.ts'
import { syncSubscription } from '../subscription/sync-subscription.ts'
import type { ProviderCustomer, ProviderSubscription } from '../model.ts'
import { rollbackUpgrade, type UpgradeDeps } from './charge-upgrade.ts'

/** Paid, or a payment that the user has to confirm with their bank. */
export type Upgraded = { readonly kind: 'paid' } | { readonly kind: 'action'; readonly clientSecret: string }

/** Syncs the account after an upgrade. A subscription that was cancelled before the upgrade continues. */
export async function finishUpgrade(
  { userId }: UserActor,
  { id, cancelAt }: ProviderSubscription,
  deps: CheckoutDeps,
): Promise<void> {
  if (cancelAt !== null)
    await deps.stripeCustomer.apply({ kind: 'set_ending', subscriptionId: id, ends: false })
  await syncSubscription(userId, deps)
}

/**
 * The payment of this same order that waits for the bank; null when there is none, or when its price is older
 * than the one that was just shown. Throws AppError payment_in_progress while the bank decides.
 */
export function pendingConfirmation(
  current: ProviderSubscription | null,
  customer: ProviderCustomer,
  { own, wanted }: { own: ReadyAccount; wanted: Order },
): Upgraded | null {
  const { attempt } = own.billing
  if (
    attempt?.kind !== 'upgrade' ||
    attempt.planId !== wanted.planId ||
    attempt.promotionCodeId !== wanted.promotionCodeId ||
    !isSamePrice(attempt.prorationAt, wanted.prorationAt)
  )
    return null
  const target =
    current ??
    customer.subscriptions.find(
      ({ attemptId, status }) => attemptId === attempt.id && status === 'incomplete',
    ) ??
    null
  if (target === null || (current !== null && target.waiting?.planId !== wanted.planId)) return null
  return confirmationOf(target)
}

/** A change between paid plans gets cheaper by the hour: within PRICE_VALID_MS by a cent or two. */
const isSamePrice = (asked: Date | null, wanted: Date | null): boolean =>
  asked === null || wanted === null
    ? asked === wanted
    : Math.abs(wanted.getTime() - asked.getTime()) <= PRICE_VALID_MS

function confirmationOf({ latestInvoice: invoice }: ProviderSubscription): Upgraded | null {
  if (invoice?.status !== 'open') return null
  if (invoice.payment?.status === 'processing')
    throw new AppError('payment_in_progress', { retryAfterSeconds: 10 })
  return invoice.payment?.status === 'action_required' && invoice.clientSecret !== null
    ? { kind: 'action', clientSecret: invoice.clientSecret }
    : null
}

interface Charged {
  readonly own: ReadyAccount
  /** Id of the subscription that should have been paid. */
  readonly target: string
  readonly before: ProviderSubscription | null
}

/**
 * Reads what came of the charge. A declined upgrade is rolled back, so that it cannot be paid later. Throws
 * AppError payment_declined, payment_in_progress, plan_change_unavailable, unavailable.
 */
export async function outcome(
  actor: UserActor,
  taken: AcquiredAttempt,
  { own, target, before }: Charged,
  deps: UpgradeDeps,
): Promise<Upgraded> {
  const customer = await deps.stripeCustomer.customer(own.customerId)
  const subscription = customer?.subscriptions.find(({ id }) => id === target)
  if (customer === null || subscription === undefined)
    throw new AppError('payment_in_progress', { retryAfterSeconds: 3 })
  const isCurrent = await release(actor, taken, deps)
  const isWanted = subscription.planId === taken.attempt.planId
  if (subscription.status === 'active' && isWanted) {
    await finishUpgrade(actor, subscription, deps)
    return { kind: 'paid' }
  }
  // The trial ended by itself just before, and its own plan began.
  if (subscription.status === 'active' && before?.status === 'trialing')
    throw new AppError('plan_change_unavailable')
  const asked = isCurrent ? confirmationOf(subscription) : null
  if (asked !== null) return asked
  await rollbackUpgrade(customer, before === null ? null : subscription, own, deps, before)
  throw isCurrent
    ? new AppError('payment_declined')
    : new AppError('payment_in_progress', { retryAfterSeconds: 3 })
}
