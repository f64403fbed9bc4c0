import * as z from 'zod/mini'
import { accessUntil } from './access-until.ts'
import { PlanId } from '#shared/catalog/plans.ts'
import { accessShard, keys } from '#platform/table/keys.ts'
import { listedOverdue, listedTrial } from '#platform/table/lists/list-places.ts'
import type { Item } from '#platform/table/table.ts'
import { NullableInstant, StoredInstant, type Stored } from '#platform/table/instant.ts'

/** A charge that failed and can still be paid. */
const OverdueItem = z.object({
  amountCents: z.number(),
  problem: z.enum(['declined', 'action_required']),
  /** The card that is charged; null without one. */
  brand: z.nullable(z.string()),
  lastFour: z.nullable(z.string()),
  /** When the provider tries again; null when it does not. */
  nextTryAt: NullableInstant,
  /** When it was first charged; null for one that was stored before this was kept. */
  since: z._default(NullableInstant, null),
})

const PauseItem = z.object({ from: StoredInstant, until: StoredInstant })

const SubscriptionItem = z.object({
  /** The plan; in a trial, the plan that follows it, null if the trial has no card. */
  plan: z.nullable(PlanId),
  isTrial: z.boolean(),
  trialStartAt: NullableInstant,
  trialEndsAt: NullableInstant,
  trialEmailsAllowed: z.nullable(z.number()),
  /** The plan that follows the trial, or would have followed it. */
  trialPlan: z.nullable(PlanId),
  /** The lower plan that replaces the current one at planExpiresAt; null without a planned change. */
  nextPlan: z._default(z.nullable(PlanId), null),
  /** The paid plan that the current one replaced; null when it began otherwise. */
  previousPlan: z._default(z.nullable(PlanId), null),
  /** When the current plan began; if that is after the last run, another run is allowed on the same day. */
  planActivatedAt: NullableInstant,
  /**
   * End of the paid period, only for display: access ends with cancelAt, because renewals are reported late.
   */
  planExpiresAt: NullableInstant,
  cancelAt: NullableInstant,
  /** The month that is skipped: nothing is charged for it and it gives no access. Planned while `from` is ahead. */
  pause: z._default(z.nullable(PauseItem), null),
  /** Also set while the subscription gives no access, because its first charge failed. */
  overdue: z._default(z.nullable(OverdueItem), null),
})

export type Subscription = Stored<typeof SubscriptionItem>

export const subscriptionFromItem = (item: Item): Subscription => SubscriptionItem.parse(item)

export const subscriptionToItem = (userId: string, subscription: Subscription): Item => ({
  ...keys.subscription(userId),
  ...subscription,
  ...accessPlace(userId, subscription),
  ...listPlace(userId, subscription),
})

/** Its place in the list of charges that are past due, or of trials by their end. */
function listPlace(userId: string, { overdue, isTrial, trialEndsAt }: Subscription): Item {
  if (overdue !== null) return overdue.since === null ? {} : listedOverdue(userId, overdue.since)
  return isTrial && trialEndsAt !== null ? listedTrial(userId, trialEndsAt) : {}
}

/** Its place in the sparse index over users with access, sorted by when their access ends. */
function accessPlace(userId: string, subscription: Subscription): Item {
  const until = accessUntil(subscription)
  return until === null ? {} : { openPk: accessShard(userId), openSk: until }
}
