import * as z from 'zod/mini'
import type { Attempt, Billing } from './model.ts'
import { PlanId } from '#shared/catalog/plans.ts'
import { billingShard, keys } from '#platform/table/keys.ts'
import type { Item } from '#platform/table/table.ts'
import { NullableInstant, StoredInstant, toNullable, toStored } from '#platform/table/instant.ts'

const AttemptItem = z.object({
  id: z.string(),
  kind: z.enum(['subscription', 'checkout', 'upgrade', 'next_plan']),
  planId: PlanId,
  code: z.nullable(z.string()),
  promotionCodeId: z.nullable(z.string()),
  couponId: z.nullable(z.string()),
  trial: z.boolean(),
  prorationAt: z._default(NullableInstant, null),
  leaseUntil: StoredInstant,
})

const BillingItem = z.object({
  version: z.number(),
  customerId: z.nullable(z.string()),
  formerCustomerId: z.nullable(z.string()),
  subscriptionId: z.nullable(z.string()),
  attempt: z.nullable(AttemptItem),
  trialUsedAt: NullableInstant,
  trialRefused: z.nullable(z.literal('card')),
  paymentProblem: z.nullable(z.enum(['declined', 'action_required'])),
  hasPaid: z.boolean(),
  dueAt: NullableInstant,
})

export const billingFromItem = (item: Item): Billing => BillingItem.parse(item)

const attemptToItem = (attempt: Attempt | null): Item | null =>
  attempt && {
    ...attempt,
    prorationAt: toNullable(attempt.prorationAt),
    leaseUntil: toStored(attempt.leaseUntil),
  }

/** With a place in the sparse index while something is due. */
export const billingToItem = (userId: string, billing: Billing): Item => ({
  ...keys.billing(userId),
  ...billing,
  attempt: attemptToItem(billing.attempt),
  trialUsedAt: toNullable(billing.trialUsedAt),
  dueAt: toNullable(billing.dueAt),
  ...(billing.dueAt === null ? {} : { openPk: billingShard(userId), openSk: toStored(billing.dueAt) }),
})
