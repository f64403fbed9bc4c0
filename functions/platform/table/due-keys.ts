import * as z from 'zod/mini'
import { toStored } from './instant.ts'
import type { Key } from './keys.ts'
import { OPEN_INDEX } from './table-definition.ts'
import type { Table } from './table.ts'

const OpenKey = z.object({ pk: z.string(), sk: z.string() })

interface Due {
  readonly now: Date
  /** How much is taken from a shard; the next time takes the rest. */
  readonly batch: number
}

/** Keys of what is due in the sparse index over open work, read shard by shard: never a scan. */
export async function dueKeys(
  table: Table,
  shards: readonly string[],
  { now, batch }: Due,
): Promise<readonly Key[]> {
  const pages = await Promise.all(
    shards.map((shard) =>
      table.query({
        IndexName: OPEN_INDEX,
        KeyConditionExpression: 'openPk = :shard AND openSk <= :now',
        ExpressionAttributeValues: { ':shard': shard, ':now': toStored(now) },
        Limit: batch,
      }),
    ),
  )
  return pages.flatMap(({ items }) => items.map((item) => OpenKey.parse(item)))
}

/** The same where the keys are in users' own partitions: their ids. */
export const dueUsers = async (
  table: Table,
  shards: readonly string[],
  due: Due,
): Promise<readonly string[]> => (await dueKeys(table, shards, due)).map(({ pk }) => pk.slice('USER#'.length))
