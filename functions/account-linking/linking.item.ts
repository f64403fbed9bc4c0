import { Address } from '#functions/account/address.item.ts'
import * as z from 'zod/mini'
import { NullableInstant, type Stored, StoredInstant } from '#platform/table/instant.ts'
import { keys, openShard } from '#platform/table/keys.ts'
import type { Item } from '#platform/table/table.ts'

/** A mailed link, which proves that the user who requested it also reads the mail of this address. */
export const ProofItem = z.object({
  tokenHash: z.string(),
  /** The signed-in user who requested the link; it works for nobody else. */
  askedBy: z.string(),
  /** The other account. */
  candidate: Address,
  email: z.string(),
  expiresAt: StoredInstant,
})

const MergeItem = z.object({
  primaryId: z.string(),
  secondaryId: z.string(),
  startedAt: StoredInstant,
  doneAt: NullableInstant,
})

/** A merge of two accounts, recorded so that it can continue after a crash. */
export type Merge = Stored<typeof MergeItem>

export const mergeFromItem = (item: Item): Merge => MergeItem.parse(item)

/** A merge is open work until it is done: if its message is lost, the sweeper sends it again. */
export const openMergeToItem = (merge: Merge, dueAt: Date): Item => ({
  ...keys.merge(merge.primaryId, merge.secondaryId),
  ...merge,
  openPk: openShard(merge.secondaryId),
  openSk: dueAt,
})
