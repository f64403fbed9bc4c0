import * as z from 'zod/mini'
import { keys } from '#platform/table/keys.ts'
import { type Stored, StoredInstant, withStoredInstants } from '#platform/table/instant.ts'
import type { Item } from '#platform/table/table.ts'
import { GoodwillKind } from '#shared/models/admin/user-page.ts'

const GoodwillItem = z.object({
  /** From the browser, the same for every repetition of one decision; also the provider's idempotency key. */
  id: z.string(),
  /**
   * The state that the decision was made on. Only one decision can be made on a state, whoever makes it: the next one
   * is made on what is shown then.
   */
  slot: z.string(),
  kind: GoodwillKind,
  /** The invoice that is refunded; null for others. */
  invoiceId: z.nullable(z.string()),
  /** US cents of a refund, hours of a trial, or emails. */
  amount: z.number(),
  reason: z.string(),
  adminId: z.string(),
  at: StoredInstant,
  /** `refused` leaves its place to the next decision. */
  state: z.enum(['begun', 'done', 'refused']),
})

/** A refund or a gift, stored before it is carried out. */
export type Goodwill = Stored<typeof GoodwillItem>

export const goodwillFromItem = (item: Item): Goodwill => GoodwillItem.parse(item)

export const goodwillToItem = (userId: string, goodwill: Goodwill): Item => ({
  ...keys.goodwill(userId, goodwill.slot),
  ...withStoredInstants(goodwill),
})
