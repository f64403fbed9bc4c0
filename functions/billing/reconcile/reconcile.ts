import { AppError } from '#platform/app-error.ts'
import { dayOf, MINUTE, type Sleep } from '#platform/clock.ts'
import { adopted } from '../events/apply-event.ts'
import { agrees, differencesOf, isLiving } from './compare.ts'
import { syncSubscription, type SyncSubscriptionDeps } from '../subscription/sync-subscription.ts'
import {
  withDifference,
  type Difference,
  type Found,
  type Reconciliation,
  type ListedSubscription,
} from './reconcile-model.ts'
import type { Customers } from '#vendors/stripe/stripe-customers.ts'
import type { ReconciliationStore, EntitledUsers } from './reconciliation.store.ts'

export interface ReconcileDeps extends SyncSubscriptionDeps {
  readonly customers: Customers
  readonly reports: ReconciliationStore
  readonly access: EntitledUsers
  readonly sleep: Sleep
}

/** Longer than a process may run. */
const LEASE_MS = 10 * MINUTE
/** News of a change that was just made arrive within this; what is gone by then was no difference. */
const SETTLE_MS = 5_000
/** Accounts looked at side by side: a few questions each, of the hundred a second that the provider takes. */
const AT_ONCE = 8

/**
 * Compares the table with the payment provider, a page after the other while `mayGoOn`, syncs what
 * differs, and writes down what was found and how far it came, so that the next call goes on there. Returns
 * the day's comparison, or null while another process is at it. Throws AppError unavailable when the provider
 * does not answer; what was done until then is kept.
 */
export async function reconcile(deps: ReconcileDeps, mayGoOn: () => boolean): Promise<Reconciliation | null> {
  const now = deps.clock.now()
  const leaseUntil = new Date(now.getTime() + LEASE_MS)
  let state = await deps.reports.take(dayOf(now), now, leaseUntil)
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

/** Everything that lives at the provider: whose is it, and does the table say the same? */
async function providerPage(state: Reconciliation, deps: ReconcileDeps): Promise<Reconciliation> {
  const { subscriptions, next } = await deps.customers.living(state.cursor)
  const owned = await sideBySide(subscriptions, async (subscription) => ({
    subscription,
    ...(await ownerOf(subscription, deps)),
  }))
  const strangers = owned.flatMap(({ subscription, userId }) =>
    userId === null && isLiving(subscription) ? [subscription.customerId] : [],
  )
  const users = unique(owned.flatMap(({ userId }) => (userId === null ? [] : [userId])))
  const doubtful = unique(owned.flatMap(({ userId, agreed }) => (userId === null || agreed ? [] : [userId])))
  const found = strangers.reduce(
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

/** Everybody whom the table lets in and of whom the provider said nothing. */
async function tablePage(
  state: Reconciliation,
  seen: ReadonlySet<string>,
  deps: ReconcileDeps,
): Promise<Reconciliation> {
  const { userIds, next } = await deps.access.page(state.startedAt, state.cursor)
  const unseen = unique(userIds).filter((userId) => !seen.has(userId))
  const after = await settle(unseen, state, deps)
  const at = { pages: state.pages + 1, checked: state.checked + unseen.length, cursor: next }
  return next === null
    ? { ...after, ...at, phase: 'done', finishedAt: deps.clock.now() }
    : { ...after, ...at }
}

/**
 * The user of a listed subscription and whether their account says the same; null where nobody of ours, or
 * another customer, stands behind it.
 */
async function ownerOf(
  subscription: ListedSubscription,
  deps: ReconcileDeps,
): Promise<{ userId: string | null; agreed: boolean }> {
  const { customerId } = subscription
  const userId = (await deps.billings.userOf(customerId)) ?? (await adopted(customerId, deps))
  if (userId === null) return { userId, agreed: false }
  const own = await deps.billings.read(userId).catch(() => null)
  if (own !== null && (own.account === null || own.billing.customerId !== customerId))
    return { userId: null, agreed: false }
  return { userId, agreed: own !== null && agrees(subscription, own) }
}

/**
 * Looks at accounts closely, twice where something is wrong, and syncs those where it stays wrong.
 */
async function settle(
  userIds: readonly string[],
  state: Reconciliation,
  deps: ReconcileDeps,
): Promise<Reconciliation> {
  const wrong = (await sideBySide(userIds, (userId) => examined(userId, deps))).flatMap((kinds, index) =>
    kinds.length === 0 ? [] : [userIds[index] ?? ''],
  )
  if (wrong.length === 0) return state
  await deps.sleep(SETTLE_MS)
  const still = await sideBySide(wrong, async (userId) => {
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
    // One account that cannot be read must not keep the others from being looked at; a provider that does not
    // answer may.
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

async function sideBySide<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<readonly R[]> {
  const results: R[] = []
  for (let from = 0; from < items.length; from += AT_ONCE)
    results.push(...(await Promise.all(items.slice(from, from + AT_ONCE).map(work))))
  return results
}
