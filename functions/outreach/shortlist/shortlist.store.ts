import { keys } from '#platform/table/keys.ts'
import type { Table } from '#platform/table/table.ts'
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
})

export type ShortlistStore = ReturnType<typeof shortlistStore>
