import * as z from 'zod/mini'
import { keys } from '#platform/table/keys.ts'
import { type Stored, StoredInstant } from '#platform/table/instant.ts'
import type { Item } from '#platform/table/table.ts'
import { CancelReason } from '#shared/catalog/reasons/cancel-reasons.ts'

const CancellationItem = z.object({
  /** The subscription with its end, so that each cancellation has one reason. */
  slot: z.string(),
  reason: CancelReason,
  /** What the user added; may be empty. */
  words: z.string(),
  at: StoredInstant,
})

/** Why a user cancelled, as far as they said. */
export type Cancellation = Stored<typeof CancellationItem>

export const cancellationFromItem = (item: Item): Cancellation => CancellationItem.parse(item)

export const cancellationToItem = (userId: string, cancellation: Cancellation): Item => ({
  ...keys.cancellation(userId, cancellation.slot),
  ...cancellation,
})
