import type { Lease } from '#functions/outreach/model.ts'
import { MINUTE } from '#platform/clock.ts'
import type { OperationStore } from './ports.ts'
import { OperationKind } from '#shared/catalog/admin.ts'
import { toStored } from '#platform/table/instant.ts'
import { operationFromItem, operationToItem } from './operation.item.ts'
import { keys, openShard } from '#platform/table/keys.ts'
import type { Table } from '#platform/table/table.ts'

/** A worker that died is found out this long after its lease has run out. */
const dueAfter = ({ until }: Lease): string => toStored(new Date(until.getTime() + MINUTE))

/** The latest operation of each kind; while it goes on it is open work. */
export function operationStore(table: Table): OperationStore {
  return {
    async begin(operation, dueAt) {
      return await table.put(
        {
          ...operationToItem(operation),
          openPk: openShard(operation.id),
          openSk: toStored(dueAt),
          leaseUntil: null,
        },
        { expression: 'attribute_not_exists(pk) OR attribute_not_exists(openPk)' },
      )
    },
    async latest() {
      const items = await table.getMany(OperationKind.options.map((kind) => keys.operation(kind)))
      return items.flatMap((item) => (item === null ? [] : [operationFromItem(item)]))
    },
    async take(kind, lease, now) {
      const item = await table.update(keys.operation(kind), {
        UpdateExpression:
          'SET #state = :running, leaseToken = :token, leaseUntil = :until, openSk = :due, attempts = attempts + :one',
        ConditionExpression: 'attribute_exists(openPk) AND (leaseUntil = :none OR leaseUntil <= :now)',
        ExpressionAttributeNames: { '#state': 'state' },
        ExpressionAttributeValues: {
          ':running': 'running',
          ':token': lease.token,
          ':until': toStored(lease.until),
          ':due': dueAfter(lease),
          ':one': 1,
          ':none': null,
          ':now': toStored(now),
        },
      })
      return item && operationFromItem(item)
    },
    async save(operation, lease) {
      const goesOn =
        operation.endedAt === null
          ? {
              openPk: openShard(operation.id),
              openSk: dueAfter(lease),
              leaseToken: lease.token,
              leaseUntil: toStored(lease.until),
            }
          : {}
      return await table.put(
        { ...operationToItem(operation), ...goesOn },
        { expression: 'leaseToken = :token', values: { ':token': lease.token } },
      )
    },
    async release(operation, lease, dueAt, counts) {
      await table.update(keys.operation(operation.kind), {
        UpdateExpression: 'SET leaseUntil = :none, openSk = :due, attempts = :attempts REMOVE leaseToken',
        ConditionExpression: 'leaseToken = :token',
        ExpressionAttributeValues: {
          ':none': null,
          ':due': toStored(dueAt),
          ':attempts': counts ? operation.attempts : Math.max(0, operation.attempts - 1),
          ':token': lease.token,
        },
      })
    },
  }
}
