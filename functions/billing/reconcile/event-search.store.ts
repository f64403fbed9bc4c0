import * as z from 'zod/mini'
import { keys } from '#platform/table/keys.ts'
import { type Stored, StoredInstant } from '#platform/table/instant.ts'
import type { Table } from '#platform/table/table.ts'

const EventSearchItem = z.object({
  /** The events created from this time on and before `to` are looked through. */
  from: StoredInstant,
  to: StoredInstant,
  /** Where the list continues; null at its beginning, and when it was read to its end. */
  after: z.nullable(z.string()),
  finished: z.boolean(),
  /** When the latest full comparison began; YYYY-MM-DD in UTC is its name. */
  comparedFrom: StoredInstant,
})

/** How far the provider's list of events was read. */
export type EventSearch = Stored<typeof EventSearchItem>

/**
 * The search for events that no webhook delivered. Whatever is stored is true: all before it was looked through. So two
 * that run at once only look twice.
 */
export const eventSearchStore = (table: Table) => ({
  async find(): Promise<EventSearch | null> {
    const item = await table.get(keys.eventSearch())
    return item && EventSearchItem.parse(item)
  },
  async save(search: EventSearch) {
    await table.put({ ...keys.eventSearch(), ...search })
  },
})
