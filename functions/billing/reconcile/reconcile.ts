import { AppError } from '#platform/app-error.ts'
import { MINUTE, type Sleep } from '#platform/clock.ts'
import { inBatches } from '#platform/in-batches.ts'
import { adoptCustomer } from '../events/apply-event.ts'
import { agrees, differencesOf, isLiving } from './compare.ts'
import { syncSubscription, type SyncSubscriptionDeps } from '../subscription/sync-subscription.ts'
import { withDifference, type Difference, type Found, type ListedSubscription } from './reconcile-model.ts'
import type { Needs } from '#functions/services/needs.ts'
import type { ReconciliationStore, EntitledUsers, Reconciliation } from './reconciliation.store.ts'

export interface ReconcileDeps extends SyncSubscriptionDeps, Needs<'customers'> {
  readonly reports: ReconciliationStore
  readonly access: EntitledUsers
  readonly sleep: Sleep
}

/** Longer than the function may run. */
const LEASE_MS = 10 * MINUTE
/** Events for a recent change arrive within this time; a difference that is gone by then was none. */
const SETTLE_MS = 5_000
/** Accounts compared in parallel. Each takes a few requests, and the provider allows a hundred a second. */
const AT_ONCE = 8

/**
 * Compares the table with the payment provider, page by page while `mayGoOn` returns true, and syncs accounts
 * that differ. The differences and the progress are saved under `name`, the day on which the comparison began, so that
 * the next call continues there. Returns the comparison, or null while another process is working on it. Throws
 * AppError unavailable when the provider does not answer; what was done until then is kept.
 */
export async function reconcile(
  name: string,
  deps: ReconcileDeps,
  mayGoOn: () => boolean,
): Promise<Reconciliation | null> {
  const now = deps.clock.now()
  const leaseUntil = new Date(now.getTime() + LEASE_MS)
  let state = await deps.reports.take(name, now, leaseUntil)
  if (state === null) return null
  try {
    let seen: ReadonlySet<string> | null = null
    while (state.phase !== 'done' && mayGoOn()) {
      if (state.phase === 'provider') state = await providerPage(state, deps)
      else state = await tablePage(state, (seen ??= await deps.reports.seen(state.day)), deps)
      await deps.reports.save(state, leaseUntil)
    }
    return state
  } finally {
    await deps.reports.save(state, null)
  }
}

/** Compares a page of the provider's living subscriptions with the table. */
async function providerPage(state: Reconciliation, deps: ReconcileDeps): Promise<Reconciliation> {
  const { subscriptions, next } = await deps.customers.living(state.cursor)
  const owned = await inBatches(subscriptions, AT_ONCE, async (subscription) => ({
    subscription,
    ...(await ownerOf(subscription, deps)),
  }))
  const unknownCustomers = owned.flatMap(({ subscription, userId }) =>
    userId === null && isLiving(subscription) ? [subscription.customerId] : [],
  )
  const users = unique(owned.flatMap(({ userId }) => (userId === null ? [] : [userId])))
  const doubtful = unique(owned.flatMap(({ userId, agreed }) => (userId === null || agreed ? [] : [userId])))
  const found = unknownCustomers.reduce(
    (differences, id) => withDifference(differences, 'unknown_customer', id),
    state.differences,
  )
  const after = await settle(doubtful, { ...state, differences: found }, deps)
  await deps.reports.addSeen(state.day, state.pages, users)
  return {
    ...after,
    pages: state.pages + 1,
    checked: state.checked + users.length,
    cursor: next,
    phase: next === null ? 'table' : 'provider',
  }
}

/** Examines a page of the users who have access in the table but were not seen at the provider. */
async function tablePage(
  state: Reconciliation,
  seen: ReadonlySet<string>,
  deps: ReconcileDeps,
): Promise<Reconciliation> {
  const { found, next } = await deps.access.page(state.startedAt, state.cursor)
  const unseen = unique(found).filter((userId) => !seen.has(userId))
  const after = await settle(unseen, state, deps)
  const at = { pages: state.pages + 1, checked: state.checked + unseen.length, cursor: next }
  return next === null
    ? { ...after, ...at, phase: 'done', finishedAt: deps.clock.now() }
    : { ...after, ...at }
}

/**
 * The user of a listed subscription, and whether their account agrees with it. `userId` is null when the
 * customer has no user, or when that user has another customer.
 */
async function ownerOf(
  subscription: ListedSubscription,
  deps: ReconcileDeps,
): Promise<{ userId: string | null; agreed: boolean }> {
  const { customerId } = subscription
  const userId = (await deps.billings.userOf(customerId)) ?? (await adoptCustomer(customerId, deps))
  if (userId === null) return { userId, agreed: false }
  const own = await deps.billings.read(userId).catch(() => null)
  if (own !== null && (own.account === null || own.billing.customerId !== customerId))
    return { userId: null, agreed: false }
  return { userId, agreed: own !== null && agrees(subscription, own) }
}

/** Examines accounts, twice where a difference was found, and syncs those where it persists. */
async function settle(
  userIds: readonly string[],
  state: Reconciliation,
  deps: ReconcileDeps,
): Promise<Reconciliation> {
  const first = await inBatches(userIds, AT_ONCE, (userId) => examined(userId, deps))
  const wrong = userIds.filter((_, index) => (first[index] ?? []).length > 0)
  if (wrong.length === 0) return state
  await deps.sleep(SETTLE_MS)
  const still = await inBatches(wrong, AT_ONCE, async (userId) => {
    const kinds = await examined(userId, deps)
    return { userId, kinds, healed: kinds.length > 0 && (await heals(userId, deps)) }
  })
  const differences = still.reduce<Found>(
    (found, { userId, kinds }) => kinds.reduce((all, kind) => withDifference(all, kind, userId), found),
    state.differences,
  )
  return { ...state, differences, healed: state.healed + still.filter(({ healed }) => healed).length }
}

async function examined(
  userId: string,
  { billings, stripeCustomer, clock }: ReconcileDeps,
): Promise<readonly Difference[]> {
  try {
    const own = await billings.read(userId)
    if (own.account === null) return []
    const { customerId } = own.billing
    return differencesOf(
      own,
      customerId === null ? null : await stripeCustomer.customer(customerId),
      clock.now(),
    )
  } catch (error) {
    // An unreadable account must not stop the comparison; a provider that does not answer does.
    if (error instanceof AppError) throw error
    return ['unreadable']
  }
}

async function heals(userId: string, deps: ReconcileDeps): Promise<boolean> {
  try {
    await syncSubscription(userId, deps)
    return (await examined(userId, deps)).length === 0
  } catch {
    return false
  }
}

const unique = (ids: readonly string[]): readonly string[] => [...new Set(ids)]
