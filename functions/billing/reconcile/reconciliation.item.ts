import * as z from 'zod/mini'
import { DIFFERENCES } from './reconcile-model.ts'
import { DAY } from '#platform/clock.ts'
import { keys } from '#platform/table/keys.ts'
import type { Item } from '#platform/table/table.ts'
import {
  NullableInstant,
  type Stored,
  StoredInstant,
  toStored,
  ttlOf,
  withStoredInstants,
} from '#platform/table/instant.ts'

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

export const reconciliationFromItem = (item: Item): Reconciliation => ReconciliationItem.parse(item)

export const reconciliationToItem = (reconciliation: Reconciliation, leaseUntil: Date): Item => ({
  ...keys.reconciliation(reconciliation.day),
  ...withStoredInstants(reconciliation),
  leaseUntil: toStored(leaseUntil),
  ttl: ttlOf(new Date(reconciliation.startedAt.getTime() + KEPT_MS)),
})
