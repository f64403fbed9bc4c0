import { absent, anyOf, exists } from '#platform/table/expressions.ts'
import type { Lease } from '#functions/outreach/model.ts'
import { OperationKind } from '#shared/catalog/admin.ts'
import { toStored } from '#platform/table/instant.ts'
import { operationFromItem, operationToItem } from './operation.item.ts'
import { keys, openShard } from '#platform/table/keys.ts'
import { isUnleased, sweptAfter } from '#platform/table/leases.ts'
import type { Table } from '#platform/table/table.ts'
import type { OperationRecord } from './model.ts'

/** The latest operation of each kind; while it is running it is open work. */
export function operationStore(table: Table) {
  return {
    /** False while another of the kind is running. At `dueAt` the sweeper sends its message again. */
    async begin(operation: OperationRecord, dueAt: Date) {
      return await table.put(
        {
          ...operationToItem(operation),
          openPk: openShard(operation.id),
          openSk: toStored(dueAt),
          leaseUntil: null,
        },
        anyOf(absent('pk'), absent('openPk')),
      )
    },
    /** The latest operation of each kind. */
    async latest(): Promise<readonly OperationRecord[]> {
      const items = await table.getMany(OperationKind.options.map((kind) => keys.operation(kind)))
      return items.flatMap((item) => (item === null ? [] : [operationFromItem(item)]))
    },
    /**
     * Leases the running operation and counts the attempt; null when none is running or another worker has
     * it.
     */
    async take(kind: OperationKind, lease: Lease, now: Date) {
      const item = await table.update(keys.operation(kind), {
        set: {
          state: 'running',
          leaseToken: lease.token,
          leaseUntil: toStored(lease.until),
          openSk: sweptAfter(lease.until),
        },
        add: { attempts: 1 },
        when: [exists('openPk'), isUnleased(now)],
      })
      return item && operationFromItem(item)
    },
    /**
     * Saves progress; `endedAt` ends the operation. False when the lease was lost and the worker must stop.
     */
    async save(operation: OperationRecord, lease: Lease) {
      const open =
        operation.endedAt === null
          ? {
              openPk: openShard(operation.id),
              openSk: sweptAfter(lease.until),
              leaseToken: lease.token,
              leaseUntil: toStored(lease.until),
            }
          : {}
      return await table.put({ ...operationToItem(operation), ...open }, { leaseToken: lease.token })
    },
    /**
     * Releases the lease; the operation is due again at `dueAt`. `counts` says whether the attempt counts.
     */
    async release(operation: OperationRecord, lease: Lease, dueAt: Date, counts: boolean) {
      await table.update(keys.operation(operation.kind), {
        set: {
          leaseUntil: null,
          openSk: toStored(dueAt),
          attempts: counts ? operation.attempts : Math.max(0, operation.attempts - 1),
        },
        remove: ['leaseToken'],
        when: { leaseToken: lease.token },
      })
    },
  }
}

export type OperationStore = ReturnType<typeof operationStore>
