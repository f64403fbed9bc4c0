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

/** Reports are looked at for a year or so. */
const KEPT_MS = 400 * DAY

const ReconciliationItem = z.object({
  /** YYYY-MM-DD, UTC; behind it, with a # between, the id of an operation when it was not the night's. */
  day: z.string(),
  /** First everything that lives at the provider, then everybody whom the table lets in. */
  phase: z.enum(['provider', 'table', 'done']),
  /** Where the phase goes on; null at its beginning. */
  cursor: z.nullable(z.string()),
  pages: z.number(),
  /** Accounts that were compared. */
  checked: z.number(),
  differences: z.partialRecord(
    z.enum(DIFFERENCES),
    z.object({ count: z.number(), ids: z.array(z.string()) }),
  ),
  /** Accounts in which nothing was left to find after they were synced. */
  healed: z.number(),
  startedAt: StoredInstant,
  finishedAt: NullableInstant,
})

/** One night's comparison, kept while it goes on and afterwards. */
export type Reconciliation = Stored<typeof ReconciliationItem>

export const reconciliationFromItem = (item: Item): Reconciliation => ReconciliationItem.parse(item)

export const reconciliationToItem = (reconciliation: Reconciliation, leaseUntil: Date): Item => ({
  ...keys.reconciliation(reconciliation.day),
  ...withStoredInstants(reconciliation),
  leaseUntil: toStored(leaseUntil),
  ttl: ttlOf(new Date(reconciliation.startedAt.getTime() + KEPT_MS)),
})
