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
  /** Until when the account counted as used at the last look; ahead of it where a plan still had an end. */
  usedUntil: StoredInstant,
  /** The warning that went out, and the day it names. */
  warning: z.nullable(z.object({ at: StoredInstant, deleteAt: StoredInstant })),
  /** When it has to be looked at again; null for never. */
  lookAt: NullableInstant,
})

/** What a user chose to become of an account that is not used, and how far it has come. */
export type Retention = Stored<typeof RetentionItem>

export const retentionFromItem = (item: Item): Retention => RetentionItem.parse(item)

/** With a place in the sparse index while something may become due. */
export const retentionToItem = (userId: string, retention: Retention): Item => ({
  ...keys.retention(userId),
  ...withStoredInstants(retention),
  warning: retention.warning && withStoredInstants(retention.warning),
  ...(retention.lookAt === null
    ? {}
    : { openPk: retentionShard(userId), openSk: toStored(retention.lookAt) }),
})
