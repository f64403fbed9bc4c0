import * as z from 'zod/mini'
import { ownKindOf } from '#platform/table/item-kinds.ts'
import { materialOf } from '#functions/outreach/emails/outreach-email.item.ts'
import { openedRevision } from '#functions/outreach/revision/revision.item.ts'
import { keys } from '#platform/table/keys.ts'
import type { Item, Table } from '#platform/table/table.ts'
import type { OwnRecord } from './model.ts'

const SortKey = z.object({ sk: z.string() })

/** Keys and index attributes; also the TTL, which is exported as the instant `expiresAt` instead. */
const STORAGE: ReadonlySet<string> = new Set([
  'pk',
  'sk',
  'openPk',
  'openSk',
  'listPk',
  'listSk',
  'entrySk',
  'ttl',
])

function recordOf(item: Item): readonly OwnRecord[] {
  const known = ownKindOf(SortKey.parse(item).sk)
  if (known === null) return []
  const ends = item['ttl']
  const expires = typeof ends === 'number' ? { expiresAt: new Date(ends * 1000).toISOString() } : {}
  return [
    {
      ...known,
      fields: {
        ...Object.fromEntries(
          Object.entries(known.kind === 'revision' ? openedRevision(item) : materialOf(item)).filter(
            ([name]) => !STORAGE.has(name),
          ),
        ),
        ...expires,
      },
    },
  ]
}

/** More does not fit the memory of the function that exports it; about twelve thousand emails. */
const MOST_CHARACTERS = 60_000_000

/** Reads everything in a user's own partition. */
export const personalRecords = (table: Table, most = MOST_CHARACTERS) => ({
  /** Null as soon as there is more than one file can hold. */
  async of(userId: string): Promise<readonly OwnRecord[] | null> {
    const records: OwnRecord[] = []
    let size = 0
    let after: Item | null = null
    do {
      const page: { items: readonly Item[]; last: Item | null } = await table.query({
        keys: { pk: keys.profile(userId).pk },
        consistent: true,
        after,
      })
      for (const record of page.items.flatMap(recordOf)) {
        size += JSON.stringify(record.fields).length
        if (size > most) return null
        records.push(record)
      }
      after = page.last
    } while (after !== null)
    return records
  },
})
