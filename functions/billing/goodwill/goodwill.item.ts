import * as z from 'zod/mini'
import { keys } from '#platform/table/keys.ts'
import { type Stored, StoredInstant } from '#platform/table/instant.ts'
import type { Item } from '#platform/table/table.ts'
import { UserGoodwill } from '#shared/models/admin/user-page.ts'

/**
 * Its id comes from the browser, the same for every repetition of one decision, and is also the provider's idempotency
 * key. The state `refused` leaves its place to the next decision.
 */
const GoodwillItem = z.extend(UserGoodwill, {
  /**
   * The state that the decision was made on. Only one decision can be made on a state, whoever makes it: the next one
   * is made on what is shown then.
   */
  slot: z.string(),
  at: StoredInstant,
})

/** A refund or a gift, stored before it is carried out. */
export type Goodwill = Stored<typeof GoodwillItem>

export const goodwillFromItem = (item: Item): Goodwill => GoodwillItem.parse(item)

export const goodwillToItem = (userId: string, goodwill: Goodwill): Item => ({
  ...keys.goodwill(userId, goodwill.slot),
  ...goodwill,
})
