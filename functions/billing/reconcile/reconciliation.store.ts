import { above, absent, beginsWith } from '#platform/table/expressions.ts'
import * as z from 'zod/mini'
import { DIFFERENCES } from './reconcile-model.ts'
import { DAY } from '#platform/clock.ts'
import { everyItem } from '#platform/table/every-item.ts'
import { StoredInstant, ttlOf, NullableInstant, type Stored } from '#platform/table/instant.ts'
import { ACCESS_SHARDS, keys } from '#platform/table/keys.ts'
import { shardPage, usersOf } from '#platform/table/shard-page.ts'
import { OPEN_INDEX } from '#platform/table/table-definition.ts'
import type { Table, Item } from '#platform/table/table.ts'
import type { Page } from '#platform/walk.ts'

/** Reports are kept for a little over a year. */
const KEPT_MS = 400 * DAY

const ReconciliationItem = z.object({
  /** YYYY-MM-DD in UTC; for a run started by an operation, followed by `#` and the operation's id. */
  day: z.string(),
  /** First the provider's living subscriptions are compared, then the users with access in the table. */
  phase: z.enum(['provider', 'table', 'done']),
  /** Where the phase continues; null at its beginning. */
  cursor: z.nullable(z.string()),
  pages: z.number(),
  /** Accounts that were compared. */
  checked: z.number(),
  differences: z.partialRecord(
    z.enum(DIFFERENCES),
    z.object({ count: z.number(), ids: z.array(z.string()) }),
  ),
  /** Accounts that had no difference left after a sync. */
  healed: z.number(),
  startedAt: StoredInstant,
  finishedAt: NullableInstant,
})

/** A night's comparison, while it is running and afterwards. */
export type Reconciliation = Stored<typeof ReconciliationItem>

const newReconciliation = (day: string, now: Date): Reconciliation => ({
  day,
  phase: 'provider',
  cursor: null,
  pages: 0,
  checked: 0,
  differences: {},
  healed: 0,
  startedAt: now,
  finishedAt: null,
})

const reconciliationFromItem = (item: Item): Reconciliation => ReconciliationItem.parse(item)

const reconciliationToItem = (reconciliation: Reconciliation, leaseUntil: Date): Item => ({
  ...keys.reconciliation(reconciliation.day),
  ...reconciliation,
  leaseUntil,
  ttl: ttlOf(new Date(reconciliation.startedAt.getTime() + KEPT_MS)),
})

const LONG_AGO = new Date(0)
const Lease = z.object({ leaseUntil: StoredInstant })
const Seen = z.object({ userIds: z.array(z.string()) })
const SEEN_KEPT_MS = 7 * DAY

/** Reconciliation reports by day. */
export function reconciliationStore(table: Table) {
  return {
    /** Acquires the day's comparison, new or begun, until `leaseUntil`; null while another process has it. */
    async take(day: string, now: Date, leaseUntil: Date) {
      const fresh = newReconciliation(day, now)
      if (await table.put(reconciliationToItem(fresh, leaseUntil), absent('pk'))) return fresh
      const item = await table.get(keys.reconciliation(day))
      if (item === null || Lease.parse(item).leaseUntil > now) return null
      const taken = await table.update(keys.reconciliation(day), {
        set: { leaseUntil },
        when: { leaseUntil: item['leaseUntil'] },
      })
      return taken && reconciliationFromItem(taken)
    },
    /** Saves the progress and the lease; with null as `leaseUntil` another process may continue at once. */
    async save(reconciliation: Reconciliation, leaseUntil: Date | null) {
      await table.put(reconciliationToItem(reconciliation, leaseUntil ?? LONG_AGO))
    },
    /** Stores the users seen at the provider, so that the table phase can skip them. */
    async addSeen(day: string, page: number, userIds: readonly string[]) {
      await table.put({
        ...keys.reconciliationPage(day, page),
        userIds: [...userIds],
        ttl: ttlOf(new Date(Date.parse(day.slice(0, 10)) + SEEN_KEPT_MS)),
      })
    },
    async seen(day: string): Promise<ReadonlySet<string>> {
      const { pk } = keys.reconciliation(day)
      const pages = await everyItem(table, { keys: [{ pk }, beginsWith('sk', 'SEEN#')] })
      return new Set(pages.flatMap((item) => Seen.parse(item).userIds))
    },
  }
}

export type ReconciliationStore = ReturnType<typeof reconciliationStore>

const PAGE = 100

/** The users with access, read from the sparse index shard by shard, never with a scan. */
export const entitledUserIndex = (table: Table) => ({
  /** A page of the users who have access at `now`; `next` is null on the last page. */
  page: async (now: Date, after: string | null): Promise<Page<string>> =>
    usersOf(
      await shardPage(table, ACCESS_SHARDS, after, (openPk) => ({
        index: OPEN_INDEX,
        keys: [{ openPk }, above('openSk', now)],
        limit: PAGE,
      })),
    ),
})

export type EntitledUsers = ReturnType<typeof entitledUserIndex>
