import * as z from 'zod/mini'
import { PlanId } from '#shared/catalog/plans.ts'
import { billingShard, keys } from '#platform/table/keys.ts'
import type { Item } from '#platform/table/table.ts'
import {
  NullableInstant,
  type Stored,
  StoredInstant,
  toNullable,
  toStored,
  withStoredInstants,
} from '#platform/table/instant.ts'

const AttemptItem = z.object({
  /** Part of the idempotency key: the same attempt is the same subscription, whoever asks again. */
  id: z.string(),
  kind: z.enum(['subscription', 'checkout', 'upgrade', 'next_plan']),
  planId: PlanId,
  /** The code as it was typed, and what the provider knows it as. */
  code: z.nullable(z.string()),
  promotionCodeId: z.nullable(z.string()),
  /** Stands for the code where an earlier order of this person, which came to nothing, has used it up. */
  couponId: z.nullable(z.string()),
  trial: z.boolean(),
  /** Of a change between paid plans: the instant up to which the old plan is reckoned. */
  prorationAt: z._default(NullableInstant, null),
  /** Until then a request works on it; another choice waits. */
  leaseUntil: StoredInstant,
})

/**
 * What a user has asked for and what is being made of it: stored before the payment provider is asked, so
 * that asking twice makes one thing.
 */
export type Attempt = Stored<typeof AttemptItem>

const BillingItem = z.object({
  /** 0 before the first write. */
  version: z.number(),
  customerId: z.nullable(z.string()),
  /** The customer that was deleted at the provider; keeps the key of the next one from answering with it. */
  formerCustomerId: z.nullable(z.string()),
  /** The subscription that is, or last was, in effect. */
  subscriptionId: z.nullable(z.string()),
  attempt: z.nullable(AttemptItem),
  /** When the one trial of this person began. */
  trialUsedAt: NullableInstant,
  /** The card had its trial on another account: none is given here any more. */
  trialRefused: z.nullable(z.literal('card')),
  paymentProblem: z.nullable(z.enum(['declined', 'action_required'])),
  /** A payment of more than nothing has succeeded at some time. */
  hasPaid: z.boolean(),
  /**
   * When the subscription's status changes by itself, so that it is looked at then even if no news arrives; null when
   * nothing is expected.
   */
  dueAt: NullableInstant,
})

/**
 * What we know of somebody's payments beside what the provider says. Every write of it counts the version up.
 */
export type Billing = Stored<typeof BillingItem>

export const billingFromItem = (item: Item): Billing => BillingItem.parse(item)

/** With a place in the sparse index while something is due. */
export const billingToItem = (userId: string, billing: Billing): Item => ({
  ...keys.billing(userId),
  ...billing,
  attempt: billing.attempt && withStoredInstants(billing.attempt),
  trialUsedAt: toNullable(billing.trialUsedAt),
  dueAt: toNullable(billing.dueAt),
  ...(billing.dueAt === null ? {} : { openPk: billingShard(userId), openSk: toStored(billing.dueAt) }),
})
