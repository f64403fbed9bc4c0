import * as z from 'zod/mini'
import { accessUntil } from './subscription-at.ts'
import { PlanId } from '#shared/catalog/plans.ts'
import { accessShard, keys } from '#platform/table/keys.ts'
import type { Item } from '#platform/table/table.ts'
import { NullableInstant, type Stored, toStored, withStoredInstants } from '#platform/table/instant.ts'

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
