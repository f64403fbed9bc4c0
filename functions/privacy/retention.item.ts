import * as z from 'zod/mini'
import { RetentionDays } from '#shared/models/account/privacy.ts'
import { keys, retentionShard } from '#platform/table/keys.ts'
import type { Item } from '#platform/table/table.ts'
import {
  NullableInstant,
  type Stored,
  StoredInstant,
  toStored,
  withStoredInstants,
} from '#platform/table/instant.ts'

const RetentionItem = z.object({
  /** Days without use; null for never. */
  days: z.nullable(RetentionDays),
  acceptedAt: StoredInstant,
  /** Until when the account counts as used, as of the last check; in the future if a plan was to end then. */
  usedUntil: StoredInstant,
  /** When the warning was sent, and the date of deletion that it names. */
  warning: z.nullable(z.object({ at: StoredInstant, deleteAt: StoredInstant })),
  /** When to check the account next; null for never. */
  lookAt: NullableInstant,
})

/** A user's choice when an unused account is deleted, and the progress towards it. */
export type Retention = Stored<typeof RetentionItem>

export const retentionFromItem = (item: Item): Retention => RetentionItem.parse(item)

/** Includes a place in the sparse index while a check is planned. */
export const retentionToItem = (userId: string, retention: Retention): Item => ({
  ...keys.retention(userId),
  ...withStoredInstants(retention),
  warning: retention.warning && withStoredInstants(retention.warning),
  ...(retention.lookAt === null
    ? {}
    : { openPk: retentionShard(userId), openSk: toStored(retention.lookAt) }),
})
