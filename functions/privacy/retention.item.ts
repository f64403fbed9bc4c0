import * as z from 'zod/mini'
import type { Retention } from './retention.ts'
import { RetentionDays } from '#shared/models/account/privacy.ts'
import { keys, retentionShard } from '#platform/table/keys.ts'
import type { Item } from '#platform/table/table.ts'
import { NullableInstant, StoredInstant, toNullable, toStored } from '#platform/table/instant.ts'

const RetentionItem = z.object({
  days: z.nullable(RetentionDays),
  acceptedAt: StoredInstant,
  usedUntil: StoredInstant,
  warning: z.nullable(z.object({ at: StoredInstant, deleteAt: StoredInstant })),
  lookAt: NullableInstant,
})

export const retentionFromItem = (item: Item): Retention => RetentionItem.parse(item)

/** With a place in the sparse index while something may become due. */
export const retentionToItem = (
  userId: string,
  { days, acceptedAt, usedUntil, warning, lookAt }: Retention,
): Item => ({
  ...keys.retention(userId),
  days,
  acceptedAt: toStored(acceptedAt),
  usedUntil: toStored(usedUntil),
  warning: warning && { at: toStored(warning.at), deleteAt: toStored(warning.deleteAt) },
  lookAt: toNullable(lookAt),
  ...(lookAt === null ? {} : { openPk: retentionShard(userId), openSk: toStored(lookAt) }),
})
