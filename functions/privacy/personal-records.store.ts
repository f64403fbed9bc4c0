import * as z from 'zod/mini'
import { prefixOfKind } from '#platform/inventory/own-kinds.ts'
import { ownKindOf } from '#platform/table/item-kinds.ts'
import { materialOf } from '#functions/outreach/emails/outreach-email.item.ts'
import { openedRevision } from '#functions/outreach/revision/revision.item.ts'
import { ownedItems } from '#platform/table/owned-items.ts'
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
  'folderSk',
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

/** Reads a user's own partition, in pages of at most one megabyte. */
export const personalRecords = (table: Table) => ({
  /** One page, and the sort key after which the next begins; null after the last. */
  async page(userId: string, after: string | null) {
    const { pk } = keys.profile(userId)
    const { items, last } = await table.query({
      keys: { pk },
      consistent: true,
      after: after === null ? null : { pk, sk: after },
    })
    return { records: items.flatMap(recordOf), last: last === null ? null : SortKey.parse(last).sk }
  },
  /** The ids of the resumes after this one, in order. */
  async resumeIds(userId: string, after: string | null): Promise<readonly string[]> {
    const items = await ownedItems(table, userId, prefixOfKind('resume'))
    return items
      .flatMap((item) => ownKindOf(SortKey.parse(item).sk)?.id ?? [])
      .filter((id) => after === null || id > after)
  },
})
