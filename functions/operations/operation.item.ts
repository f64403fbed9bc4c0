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

/** A report is looked at for a year or so. */
const KEPT_MS = 400 * DAY

const OperationItem = z.object({
  id: z.string(),
  kind: OperationKind,
  state: z.enum(['queued', 'running', 'done', 'failed']),
  /** Whom it tries a run for, and with how many emails; null in the other kinds. */
  trial: z.nullable(z.object({ userId: z.string(), emails: z.number() })),
  /** Id of the admin. */
  startedBy: z.string(),
  startedAt: StoredInstant,
  endedAt: NullableInstant,
  done: z.number(),
  /** Null while nobody knows how much there is. */
  total: z.nullable(z.number()),
  /** The report so far. Names nobody but by id. */
  report: z.array(z.string()),
  /** Figures that the next page adds to. */
  counts: z.record(z.string(), z.number()),
  /** Where the next page begins; null at the beginning. */
  cursor: z.nullable(z.string()),
  /** Attempts since it last came further. */
  attempts: z.number(),
})

/** What an admin set going and takes a while. There is one of a kind: the latest. */
export type OperationRecord = Stored<typeof OperationItem>

export const operationFromItem = (item: Item): OperationRecord => OperationItem.parse(item)

export const operationToItem = (operation: OperationRecord): Item => ({
  ...keys.operation(operation.kind),
  ...withStoredInstants(operation),
  ttl: ttlOf(new Date(operation.startedAt.getTime() + KEPT_MS)),
})
