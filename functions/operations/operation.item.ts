import * as z from 'zod/mini'
import { DAY } from '#platform/clock.ts'
import { OperationKind } from '#shared/catalog/admin.ts'
import { keys } from '#platform/table/keys.ts'
import type { Item } from '#platform/table/table.ts'
import {
  NullableInstant,
  type Stored,
  StoredInstant,
  ttlOf,
  withStoredInstants,
} from '#platform/table/instant.ts'

/** How long a report is kept. */
const KEPT_MS = 400 * DAY

const OperationItem = z.object({
  id: z.string(),
  kind: OperationKind,
  state: z.enum(['queued', 'running', 'done', 'failed']),
  /** For test_automation, the user and the number of emails; null for other kinds. */
  trial: z.nullable(z.object({ userId: z.string(), emails: z.number() })),
  /** Id of the admin. */
  startedBy: z.string(),
  startedAt: StoredInstant,
  endedAt: NullableInstant,
  done: z.number(),
  /** Null while the total is unknown. */
  total: z.nullable(z.number()),
  /** The report so far. It names people only by id. */
  report: z.array(z.string()),
  /** Counts that the next page adds to. */
  counts: z.record(z.string(), z.number()),
  /** Start of the next page; null for the first. */
  cursor: z.nullable(z.string()),
  /** Attempts since the last progress. */
  attempts: z.number(),
})

/** A long-running task started by an admin. Only the latest of each kind is stored. */
export type OperationRecord = Stored<typeof OperationItem>

export const operationFromItem = (item: Item): OperationRecord => OperationItem.parse(item)

export const operationToItem = (operation: OperationRecord): Item => ({
  ...keys.operation(operation.kind),
  ...withStoredInstants(operation),
  ttl: ttlOf(new Date(operation.startedAt.getTime() + KEPT_MS)),
})
