import { Address } from '#functions/account/address.item.ts'
import * as z from 'zod/mini'
import type { LinkProof, Merge } from './model.ts'
import { NullableInstant, StoredInstant, toNullable, toStored, ttlOf } from '#platform/table/instant.ts'
import { keys, openShard } from '#platform/table/keys.ts'
import type { Item } from '#platform/table/table.ts'

const ProofItem = z.object({
  tokenHash: z.string(),
  askedBy: z.string(),
  candidate: Address,
  email: z.string(),
  expiresAt: StoredInstant,
})

export const proofFromItem = (item: Item): LinkProof => ProofItem.parse(item)

export const proofToItem = (proof: LinkProof): Item => ({
  ...keys.linkProof(proof.tokenHash),
  ...proof,
  expiresAt: toStored(proof.expiresAt),
  ttl: ttlOf(proof.expiresAt),
})

/** The items keep the names `survivorId` and `absorbedId`, which running stages have stored. */
const MergeItem = z.object({
  survivorId: z.string(),
  absorbedId: z.string(),
  startedAt: StoredInstant,
  doneAt: NullableInstant,
})

export const mergeFromItem = (item: Item): Merge => {
  const { survivorId: primaryId, absorbedId: secondaryId, startedAt, doneAt } = MergeItem.parse(item)
  return { primaryId, secondaryId, startedAt, doneAt }
}

/** A merge is open work until it is done: when its message is lost, the sweeper sends it again. */
export const openMergeToItem = (merge: Merge, dueAt: Date): Item => ({
  ...keys.merge(merge.primaryId, merge.secondaryId),
  survivorId: merge.primaryId,
  absorbedId: merge.secondaryId,
  startedAt: toStored(merge.startedAt),
  doneAt: toNullable(merge.doneAt),
  openPk: openShard(merge.secondaryId),
  openSk: toStored(dueAt),
})
