import type { ProviderSubscription } from '../model.ts'

/**
 * The kinds of difference between our table and the payment provider. `unknown_customer`: a paying customer
 * whom we do not know, whose account is gone, or whose user has another customer. `unreadable`: an account
 * that could not be compared.
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

/** The count of each difference, and the first few hundred ids of its users or unknown customers. */
export type Found = Readonly<
  Partial<Record<Difference, { readonly count: number; readonly ids: readonly string[] }>>
>

/** Keeps the item below DynamoDB's limit of 400 KB. */
const MAX_IDS = 300

export function withDifference(found: Found, kind: Difference, id: string): Found {
  const { count, ids } = found[kind] ?? { count: 0, ids: [] }
  return { ...found, [kind]: { count: count + 1, ids: ids.length < MAX_IDS ? [...ids, id] : ids } }
}

/** The number of differences of all kinds together. */
export const differencesIn = (found: Found): number =>
  DIFFERENCES.reduce((sum, kind) => sum + (found[kind]?.count ?? 0), 0)

/** A subscription that has not ended, as the provider lists it. */
export type ListedSubscription = Pick<
  ProviderSubscription,
  'id' | 'status' | 'planId' | 'nextPlanId' | 'trialEnd' | 'periodEnd' | 'cancelAt'
> & {
  readonly customerId: string
  /** Whether a pause is planned, runs, or was taken back as it began, which the list does not tell apart. */
  readonly hasPause: boolean
}
