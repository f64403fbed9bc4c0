import * as z from 'zod/mini'
import { DAY } from '#platform/clock.ts'
import type { OperationRecord } from './model.ts'
import { OperationKind } from '#shared/catalog/admin.ts'
import { keys } from '#platform/table/keys.ts'
import type { Item } from '#platform/table/table.ts'
import { NullableInstant, StoredInstant, toNullable, toStored, ttlOf } from '#platform/table/instant.ts'

/** A report is looked at for a year or so. */
const KEPT_MS = 400 * DAY

const OperationItem = z.object({
  id: z.string(),
  kind: OperationKind,
  state: z.enum(['queued', 'running', 'done', 'failed']),
  trial: z.nullable(z.object({ userId: z.string(), emails: z.number() })),
  startedBy: z.string(),
  startedAt: StoredInstant,
  endedAt: NullableInstant,
  done: z.number(),
  total: z.nullable(z.number()),
  report: z.array(z.string()),
  counts: z.record(z.string(), z.number()),
  cursor: z.nullable(z.string()),
  attempts: z.number(),
})

export const operationFromItem = (item: Item): OperationRecord => OperationItem.parse(item)

export const operationToItem = (operation: OperationRecord): Item => ({
  ...keys.operation(operation.kind),
  ...operation,
  startedAt: toStored(operation.startedAt),
  endedAt: toNullable(operation.endedAt),
  ttl: ttlOf(new Date(operation.startedAt.getTime() + KEPT_MS)),
})
