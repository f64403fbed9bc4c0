import { absent, part } from '#platform/table/expressions.ts'
import * as z from 'zod/mini'
import { StoredInstant, type Stored } from '#platform/table/instant.ts'
import { keys } from '#platform/table/keys.ts'
import type { Table } from '#platform/table/table.ts'

const NoteItem = z.object({ text: z.string(), since: StoredInstant, by: z.string() })
/** A note that all signed-in users see; `since` distinguishes it from others with the same text. */
export type ServiceNote = Stored<typeof NoteItem>

/** The one note to all users. */
export const serviceNotes = (table: Table) => {
  const key = keys.serviceNote()
  const read = async (): Promise<ServiceNote | null> => {
    const item = await table.get(key)
    return item === null ? null : NoteItem.parse(item)
  }
  return {
    read,
    /** Puts up a note in place of the one that began at `replaces`; false when another is up. */
    async putUp(note: ServiceNote, replaces: Date | null) {
      return await table.put({ ...key, ...note }, replaces === null ? absent('pk') : { since: replaces })
    },
    /** Takes down the note that began at `replaces`; false when another, or none, is up. */
    async takeDown(replaces: Date) {
      const failed = await table.transact([part.remove(key, { since: replaces })])
      return failed.length === 0
    },
  }
}
