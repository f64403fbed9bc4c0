import { absent, anyOf, exists } from '#platform/table/expressions.ts'
import type { Lease } from '#functions/outreach/model.ts'
import { OperationKind } from '#shared/catalog/admin.ts'
import { toStored } from '#platform/table/instant.ts'
import { operationFromItem, operationToItem } from './operation.item.ts'
import { keys, openShard } from '#platform/table/keys.ts'
import { isUnleased, sweptAfter } from '#platform/table/leases.ts'
import type { Table } from '#platform/table/table.ts'
import type { OperationRecord } from './model.ts'

/** The latest operation of each kind; while it goes on it is open work. */
export function operationStore(table: Table) {
  return {
    /** False while another of the kind goes on. `dueAt` is when somebody should look whether it was begun. */
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
    /** The latest of each kind that there was. */
    async latest(): Promise<readonly OperationRecord[]> {
      const items = await table.getMany(OperationKind.options.map((kind) => keys.operation(kind)))
      return items.flatMap((item) => (item === null ? [] : [operationFromItem(item)]))
    },
    /**
     * Takes the right to work on what goes on, and counts the attempt; null when nothing does, or another
     * process works on it.
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
    /** Writes down how far it is; with an end it is over. False when the lease was lost: stop at once. */
    async save(operation: OperationRecord, lease: Lease) {
      const goesOn =
        operation.endedAt === null
          ? {
              openPk: openShard(operation.id),
              openSk: sweptAfter(lease.until),
              leaseToken: lease.token,
              leaseUntil: toStored(lease.until),
            }
          : {}
      return await table.put({ ...operationToItem(operation), ...goesOn }, { leaseToken: lease.token })
    },
    /** Leaves the rest to the next, at that time. An attempt that was no fault of the work is not counted. */
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
