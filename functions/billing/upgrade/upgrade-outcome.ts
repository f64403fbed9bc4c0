import type { UserActor } from '#platform/actor.ts'
import { AppError } from '#platform/app-error.ts'
import { release, type CheckoutDeps, type Ready, type Taken, type Wanted } from '../payments/attempt.ts'
import { PRICE_VALID_MS } from '../plan-change/plan-change.ts'
import { syncSubscription } from '../subscription/sync-subscription.ts'
import type { ProviderCustomer, ProviderSubscription } from '../model.ts'
import { rollbackUpgrade, type UpgradeDeps } from './charge-upgrade.ts'

/** Paid, or a payment that its owner's bank asks about. */
export type Upgraded = { readonly kind: 'paid' } | { readonly kind: 'action'; readonly clientSecret: string }

/** Whoever upgrades something that they had cancelled wants it to go on. */
export async function settle(
  { userId }: UserActor,
  { id, cancelAt }: ProviderSubscription,
  deps: CheckoutDeps,
): Promise<void> {
  if (cancelAt !== null)
    await deps.stripeCustomer.apply({ kind: 'set_ending', subscriptionId: id, ends: false })
  await syncSubscription(userId, deps)
}

/**
 * The payment of this very order that the bank asks about; null when there is none, or when its price is older
 * than the one that was just shown. Throws AppError payment_in_progress while the bank decides.
 */
export function askedByBank(
  current: ProviderSubscription | null,
  customer: ProviderCustomer,
  { own, wanted }: { own: Ready; wanted: Wanted },
): Upgraded | null {
  const { attempt } = own.billing
  if (
    attempt?.kind !== 'upgrade' ||
    attempt.planId !== wanted.planId ||
    attempt.promotionCodeId !== wanted.promotionCodeId ||
    !isOfOnePrice(attempt.prorationAt, wanted.prorationAt)
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

/** A change between paid plans gets cheaper by the hour; a few minutes are a cent or two. */
const isOfOnePrice = (asked: Date | null, wanted: Date | null): boolean =>
  asked === null || wanted === null
    ? asked === wanted
    : Math.abs(wanted.getTime() - asked.getTime()) <= PRICE_VALID_MS

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
export async function outcome(
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
  const isWanted = subscription.planId === taken.attempt.planId
  if (subscription.status === 'active' && isWanted) {
    await settle(actor, subscription, deps)
    return { kind: 'paid' }
  }
  // The trial ended by itself a moment before, and its own plan began.
  if (subscription.status === 'active' && before?.status === 'trialing')
    throw new AppError('plan_change_unavailable')
  const asked = held ? waitingOf(subscription) : null
  if (asked !== null) return asked
  await rollbackUpgrade(customer, before === null ? null : subscription, own, deps, before)
  throw held
    ? new AppError('payment_declined')
    : new AppError('payment_in_progress', { retryAfterSeconds: 3 })
}
