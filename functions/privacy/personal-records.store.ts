import * as z from 'zod/mini'
import { ownKindOf } from '#platform/table/item-kinds.ts'
import { materialOf } from '#functions/outreach/emails/outreach-email.item.ts'
import { openedRevision } from '#functions/outreach/revision/revision.item.ts'
import { ownedItems } from '#platform/table/owned-items.ts'
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

/** Reads everything in a user's own partition. */
export const personalRecords = (table: Table) => ({
  async of(userId: string): Promise<readonly OwnRecord[]> {
    return (await ownedItems(table, userId, '')).flatMap(recordOf)
  },
})
