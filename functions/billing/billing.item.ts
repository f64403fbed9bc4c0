import * as z from 'zod/mini'
import { PlanId } from '#shared/catalog/plans.ts'
import { billingShard, keys } from '#platform/table/keys.ts'
import { listedSubscription } from '#platform/table/lists/list-places.ts'
import type { Item } from '#platform/table/table.ts'
import { NullableInstant, type Stored, StoredInstant } from '#platform/table/instant.ts'

const AttemptItem = z.object({
  /** Part of the idempotency key, so that repeated requests of one attempt create one subscription. */
  id: z.string(),
  kind: z.enum(['subscription', 'checkout', 'upgrade', 'next_plan', 'pause', 'resume']),
  planId: PlanId,
  /** The code as the user typed it, and the provider's id for it. */
  code: z.nullable(z.string()),
  promotionCodeId: z.nullable(z.string()),
  /** Applied instead of the code when an earlier order of this user, which came to nothing, used it up. */
  couponId: z.nullable(z.string()),
  trial: z.boolean(),
  /** For a change between paid plans: the instant from which the price difference is prorated. */
  prorationAt: z._default(NullableInstant, null),
  /** Until then a request is working on this attempt, and a different order is refused. */
  leaseUntil: StoredInstant,
})

/** A user's order, stored before the provider is called so that repeated requests use one idempotency key. */
export type Attempt = Stored<typeof AttemptItem>

const BillingItem = z.object({
  /** 0 before the first write. */
  version: z.number(),
  customerId: z.nullable(z.string()),
  /** When the customer began to be created: the idempotency key of requests at once, and of a repeated one. */
  openingSince: z._default(NullableInstant, null),
  /** The customer that was deleted at the provider. */
  formerCustomerId: z.nullable(z.string()),
  /** The subscription that is, or last was, in effect. */
  subscriptionId: z.nullable(z.string()),
  attempt: z.nullable(AttemptItem),
  /** When this user's only trial began. */
  trialUsedAt: NullableInstant,
  /** Set when the user's card had its trial on another account, so that this account gets none. */
  trialRefused: z.nullable(z.literal('card')),
  paymentProblem: z.nullable(z.enum(['declined', 'action_required'])),
  /** Whether a payment above zero has ever succeeded. */
  hasPaid: z.boolean(),
  /** When the subscription's status will next change by itself; it is synced then even without an event. */
  dueAt: NullableInstant,
})

/** Our own record of a user's payments, beside the provider's. Every write increments the version. */
export type Billing = Stored<typeof BillingItem>

export const billingFromItem = (item: Item): Billing => BillingItem.parse(item)

/** The item is in the list of subscriptions, and in the sparse index of open work while something is due. */
export const billingToItem = (userId: string, billing: Billing): Item => ({
  ...keys.billing(userId),
  ...billing,
  ...(billing.subscriptionId === null ? {} : listedSubscription(userId, billing.subscriptionId)),
  ...(billing.dueAt === null ? {} : { openPk: billingShard(userId), openSk: billing.dueAt }),
})
