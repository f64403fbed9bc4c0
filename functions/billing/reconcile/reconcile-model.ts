import type { PlanId } from '#shared/catalog/plans.ts'
import type { SubscriptionStatus } from '../model.ts'
import type { Reconciliation } from './reconciliation.item.ts'

export type { Reconciliation }

/**
 * What can be wrong between our table and the payment provider. `unknown_customer`: somebody pays whom we do
 * not know, whose account is gone, or for whom another customer stands. `unreadable`: an account that could
 * not be compared at all.
 */
export const DIFFERENCES = [
  'access_without_provider',
  'live_without_access',
  'other_plan',
  'other_dates',
  'two_subscriptions',
  'unknown_customer',
  'unreadable',
] as const
export type Difference = (typeof DIFFERENCES)[number]

/**
 * How often a difference was found, and where: users' ids, or customers' where no user is known; the first
 * few hundred of them.
 */
export type Found = Reconciliation['differences']

export const begun = (day: string, now: Date): Reconciliation => ({
  day,
  phase: 'provider',
  cursor: null,
  pages: 0,
  checked: 0,
  differences: {},
  healed: 0,
  startedAt: now,
  finishedAt: null,
})

/** An item of the table holds 400 KB. */
const MAX_IDS = 300

export function withDifference(found: Found, kind: Difference, id: string): Found {
  const { count, ids } = found[kind] ?? { count: 0, ids: [] }
  return { ...found, [kind]: { count: count + 1, ids: ids.length < MAX_IDS ? [...ids, id] : ids } }
}

/** How many there are of all kinds together. */
export const differencesIn = (found: Found): number =>
  DIFFERENCES.reduce((sum, kind) => sum + (found[kind]?.count ?? 0), 0)

/** A subscription that is not over, as the provider's list shows it. */
export interface ListedSubscription {
  readonly id: string
  readonly customerId: string
  readonly status: SubscriptionStatus
  readonly planId: PlanId | null
  readonly nextPlanId: PlanId | null
  readonly trialEnd: Date | null
  readonly periodEnd: Date | null
  readonly cancelAt: Date | null
}
