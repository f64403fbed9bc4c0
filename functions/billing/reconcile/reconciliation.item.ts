import * as z from 'zod/mini'
import { DIFFERENCES, type Reconciliation } from './reconcile-model.ts'
import { DAY } from '#platform/clock.ts'
import { keys } from '#platform/table/keys.ts'
import type { Item } from '#platform/table/table.ts'
import { NullableInstant, StoredInstant, toNullable, toStored, ttlOf } from '#platform/table/instant.ts'

/** Reports are looked at for a year or so. */
const KEPT_MS = 400 * DAY

const ReconciliationItem = z.object({
  day: z.string(),
  phase: z.enum(['provider', 'table', 'done']),
  cursor: z.nullable(z.string()),
  pages: z.number(),
  checked: z.number(),
  differences: z.partialRecord(
    z.enum(DIFFERENCES),
    z.object({ count: z.number(), ids: z.array(z.string()) }),
  ),
  healed: z.number(),
  startedAt: StoredInstant,
  finishedAt: NullableInstant,
})

export const reconciliationFromItem = (item: Item): Reconciliation => ReconciliationItem.parse(item)

export const reconciliationToItem = (reconciliation: Reconciliation, leaseUntil: Date): Item => ({
  ...keys.reconciliation(reconciliation.day),
  ...reconciliation,
  startedAt: toStored(reconciliation.startedAt),
  finishedAt: toNullable(reconciliation.finishedAt),
  leaseUntil: toStored(leaseUntil),
  ttl: ttlOf(new Date(reconciliation.startedAt.getTime() + KEPT_MS)),
})
