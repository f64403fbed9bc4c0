import { counter } from '#platform/table/counter.ts'
import * as z from 'zod/mini'
import { accessUntil } from './subscription-at.ts'
import type { AccountSnapshot, Usage, UserOverview } from './model.ts'
import { dayOf } from '#platform/clock.ts'
import { PlanId } from '#shared/catalog/plans.ts'
import { accessShard, keys } from '#platform/table/keys.ts'
import { listedUser } from '#platform/table/lists/list-places.ts'
import type { Item } from '#platform/table/table.ts'
import {
  NullableInstant,
  type Stored,
  StoredInstant,
  toStored,
  withStoredInstants,
} from '#platform/table/instant.ts'

const ProfileItem = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  emailVerified: z.boolean(),
  isActive: z.boolean(),
  createdAt: StoredInstant,
  updatedAt: StoredInstant,
  /** When an account of the same person, deleted since, had its trial. */
  formerTrialAt: z.optional(StoredInstant),
  /** Since when no run is started, because its user found a job. */
  pausedAt: z.optional(StoredInstant),
})

export type Account = Stored<typeof ProfileItem>

export const profileFromItem = (item: Item): Account => ProfileItem.parse(item)

export const profileToItem = (account: Account): Item => ({
  ...keys.profile(account.id),
  ...withStoredInstants(account),
  ...listedUser(account.id, account.createdAt),
})

const BillingNote = z.object({ trialUsedAt: NullableInstant, trialRefused: z.nullable(z.string()) })

/** Where the one trial of this person, or of their card, was used; `billing` is null before an order. */
export function trialSpentBy(
  { account, subscription }: AccountSnapshot,
  billing: Item | null,
): UserOverview['trialSpentBy'] {
  const { trialUsedAt, trialRefused } =
    billing === null ? { trialUsedAt: null, trialRefused: null } : BillingNote.parse(billing)
  if (subscription.trialStartAt !== null || trialUsedAt !== null) return 'account'
  if (account.formerTrialAt !== undefined) return 'person'
  return trialRefused === null ? null : 'card'
}

const SubscriptionItem = z.object({
  /** In a trial with a card behind it the plan that takes over when it ends; null in one that only ends. */
  plan: z.nullable(PlanId),
  isTrial: z.boolean(),
  trialStartAt: NullableInstant,
  trialEndsAt: NullableInstant,
  trialEmailsAllowed: z.nullable(z.number()),
  /** Plan that follows the trial. */
  trialPlan: z.nullable(PlanId),
  /** The plan that a lower one, chosen for the next month, becomes at planExpiresAt; null when it stays. */
  nextPlan: z._default(z.nullable(PlanId), null),
  /** The paid plan that the current one took the place of; null when it began otherwise. */
  previousPlan: z._default(z.nullable(PlanId), null),
  /** When the current plan began; lifts the once-a-day block when later than the last send. */
  planActivatedAt: NullableInstant,
  /** End of the paid period, for showing; access ends with cancelAt alone, for renewals arrive late. */
  planExpiresAt: NullableInstant,
  cancelAt: NullableInstant,
})

export type Subscription = Stored<typeof SubscriptionItem>

export const subscriptionFromItem = (item: Item): Subscription => SubscriptionItem.parse(item)

export const subscriptionToItem = (userId: string, subscription: Subscription): Item => ({
  ...keys.subscription(userId),
  ...withStoredInstants(subscription),
  ...accessPlace(userId, subscription),
})

/** Its place in the sparse index over those who are let in, which sorts by the end of it. */
function accessPlace(userId: string, subscription: Subscription): Item {
  const until = accessUntil(subscription)
  return until === null ? {} : { openPk: accessShard(userId), openSk: toStored(until) }
}

/**
 * Attribute of a month's usage item that counts one day's quota; and the one that counts the day's tracker
 * entries.
 */
export const quotaOfDay = (day: string): string => `q${day.slice(8)}`
export const emailsOfDay = (day: string): string => `n${day.slice(8)}`
/** And the one that counts the drafts that were to be written again. */
export const revisionsOfDay = (day: string): string => `v${day.slice(8)}`
/** And the one that adds up what looking for contacts cost, in thousandths of a cent. */
export const contactCostOfDay = (day: string): string => `c${day.slice(8)}`
export const monthOf = (at: Date): string => dayOf(at).slice(0, 7)

export function usageFromItems(month: Item | null, trial: Item | null, now: Date): Usage {
  return {
    today: Math.max(0, counter(month, quotaOfDay(dayOf(now)))),
    month: Math.max(0, counter(month, 'used')),
    trial: Math.max(0, counter(trial, 'used')),
  }
}
