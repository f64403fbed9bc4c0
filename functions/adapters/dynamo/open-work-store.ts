import * as z from 'zod/mini'
import type { OpenWork, OpenWorkStore } from '#core/cycle/ports.ts'
import { toStored } from './items/instant.ts'
import { keys, OPEN_SHARDS } from './keys.ts'
import { OPEN_INDEX } from './table-definition.ts'
import type { Table } from './table.ts'

const OpenKey = z.object({ pk: z.string(), sk: z.string() })

/** How much one sweep takes from a shard; the next takes the rest. */
const BATCH = 100

/** The sparse index over open work, read shard by shard: never a scan. */
export function openWorkStore(table: Table): OpenWorkStore {
  return {
    async due(now) {
      const shards = await Promise.all(
        Array.from({ length: OPEN_SHARDS }, (_, shard) =>
          table.query({
            IndexName: OPEN_INDEX,
            KeyConditionExpression: 'openPk = :shard AND openSk <= :now',
            ExpressionAttributeValues: { ':shard': `OPEN#${shard}`, ':now': toStored(now) },
            Limit: BATCH,
          }),
        ),
      )
      return shards.flatMap(({ items }) => items.flatMap((item) => workOf(OpenKey.parse(item))))
    },
    async defer(work, dueAt, endLease) {
      const key = work.kind === 'run' ? keys.run(work.userId, work.runId) : keys.entry(work.userId, work.entryId)
      await table.update(key, {
        UpdateExpression: `SET openSk = :due${endLease ? ', leaseUntil = :none REMOVE leaseToken' : ''}`,
        ConditionExpression: 'attribute_exists(openPk)',
        ExpressionAttributeValues: { ':due': toStored(dueAt), ...(endLease ? { ':none': null } : {}) },
      })
    },
  }
}

function workOf({ pk, sk }: z.infer<typeof OpenKey>): readonly OpenWork[] {
  const userId = pk.slice('USER#'.length)
  if (sk.startsWith('RUN#')) return [{ kind: 'run', userId, runId: sk.slice('RUN#'.length), trigger: 'manual' }]
  if (sk.startsWith('OUTREACH#')) return [{ kind: 'entry', userId, entryId: sk.slice('OUTREACH#'.length) }]
  return []
}
