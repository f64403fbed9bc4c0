import { absent, anyOf, exists } from '#platform/table/expressions.ts'
import type { Lease } from '#functions/outreach/model.ts'
import { OperationKind } from '#shared/catalog/admin.ts'
import { NullableInstant, type Stored, StoredInstant, ttlOf } from '#platform/table/instant.ts'
import { Operation } from '#shared/models/admin/operation.ts'
import { keys, openShard } from '#platform/table/keys.ts'
import { isUnleased, sweptAfter } from '#platform/table/leases.ts'
import type { Table, Item } from '#platform/table/table.ts'
import * as z from 'zod/mini'
import { DAY } from '#platform/clock.ts'

/** How long a report is kept. */
const KEPT_MS = 400 * DAY

const OperationItem = z.extend(Operation, {
  startedAt: StoredInstant,
  endedAt: NullableInstant,
  /** For test_automation, the user and the number of emails; null for other kinds. */
  trial: z.nullable(z.object({ userId: z.string(), emails: z.number() })),
  /** Counts that the next page adds to. */
  counts: z.record(z.string(), z.number()),
  /** Start of the next page; null for the first. */
  cursor: z.nullable(z.string()),
  /** Attempts since the last progress. */
  attempts: z.number(),
})

/** A long-running task started by an admin. Only the latest of each kind is stored. */
export type OperationRecord = Stored<typeof OperationItem>

const operationFromItem = (item: Item): OperationRecord => OperationItem.parse(item)

const operationToItem = (operation: OperationRecord): Item => ({
  ...keys.operation(operation.kind),
  ...operation,
  ttl: ttlOf(new Date(operation.startedAt.getTime() + KEPT_MS)),
})

/** The latest operation of each kind; while it is running it is open work. */
export function operationStore(table: Table) {
  return {
    /** False while another of the kind is running. At `dueAt` the sweeper sends its message again. */
    async begin(operation: OperationRecord, dueAt: Date) {
      return await table.put(
        {
          ...operationToItem(operation),
          openPk: openShard(operation.id),
          openSk: dueAt,
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
          leaseUntil: lease.until,
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
              leaseUntil: lease.until,
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
          openSk: dueAt,
          attempts: counts ? operation.attempts : Math.max(0, operation.attempts - 1),
        },
        remove: ['leaseToken'],
        when: { leaseToken: lease.token },
      })
    },
  }
}
