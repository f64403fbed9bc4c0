import * as z from 'zod/mini'
import { atMost } from './expressions.ts'
import { toStored } from './instant.ts'
import type { Key } from './keys.ts'
import { userIdOf } from './owned-items.ts'
import { OPEN_INDEX } from './table-definition.ts'
import type { Table } from './table.ts'

const OpenKey = z.object({ pk: z.string(), sk: z.string() })

interface Due {
  readonly now: Date
  /** Most keys read per shard; the next sweep reads the rest. */
  readonly batch: number
}

/** Keys of due work from the sparse index, read with one query per shard and without a scan. */
export async function dueKeys(
  table: Table,
  shards: readonly string[],
  { now, batch }: Due,
): Promise<readonly Key[]> {
  const pages = await Promise.all(
    shards.map((shard) =>
      table.query({
        index: OPEN_INDEX,
        keys: [{ openPk: shard }, atMost('openSk', toStored(now))],
        limit: batch,
      }),
    ),
  )
  return pages.flatMap(({ items }) => items.map((item) => OpenKey.parse(item)))
}

/** Ids of users with due work, for items in users' own partitions. */
export const dueUsers = async (
  table: Table,
  shards: readonly string[],
  due: Due,
): Promise<readonly string[]> => (await dueKeys(table, shards, due)).map(userIdOf)
