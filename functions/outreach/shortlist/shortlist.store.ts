import { absent, part } from '#platform/table/expressions.ts'
import { keys } from '#platform/table/keys.ts'
import type { Table } from '#platform/table/table.ts'
import { heldToItem, type HeldEmail } from '../run/held-posting.store.ts'
import {
  entryAttribute,
  shortlistFromItem,
  type StoredEntry,
  type StoredShortlist,
} from './shortlist.item.ts'

/** The latest shortlist of each user. The run that found it puts it there when its planning ends. */
export const shortlistStore = (table: Table) => ({
  async find(userId: string): Promise<StoredShortlist | null> {
    const item = await table.get(keys.shortlist(userId))
    return item && shortlistFromItem(item)
  },

  /** Replaces what is stored of an entry; null if another shortlist has replaced this one. */
  async change(
    userId: string,
    runId: string,
    id: string,
    entry: StoredEntry,
  ): Promise<StoredShortlist | null> {
    const item = await table.update(keys.shortlist(userId), {
      set: { [entryAttribute(id)]: entry },
      when: { runId },
    })
    return item && shortlistFromItem(item)
  },

  /**
   * Replaces the person of an entry, who counts as shown from then on. `written`: a letter to the one before was ordered
   * meanwhile; `replaced`: another shortlist has replaced this one.
   */
  async swap(
    held: HeldEmail,
    list: StoredShortlist,
    now: Date,
  ): Promise<StoredShortlist | 'written' | 'replaced'> {
    const { userId, id, contact, others } = held
    const before = list.entries.get(id)
    if (before === undefined) return 'replaced'
    const entry = { ...before, shown: [...before.shown, contact.email] }
    const failed = await table.transact([
      part.update(keys.shortlist(userId), {
        set: { [entryAttribute(id)]: entry },
        when: { runId: list.runId },
      }),
      part.put(heldToItem(held, now, others)),
      part.check(keys.email(userId, id), absent('pk')),
    ])
    if (failed.includes(0)) return 'replaced'
    if (failed.length > 0) return 'written'
    return { ...list, entries: new Map(list.entries).set(id, entry) }
  },
})
