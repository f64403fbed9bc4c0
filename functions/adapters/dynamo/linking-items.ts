import * as z from 'zod/mini'
import type { AddressEntry, LinkProof, Merge } from '#core/linking/model.ts'
import { NullableInstant, StoredInstant, toNullable, toStored, ttlOf } from './items/instant.ts'
import { keys, openShard } from './keys.ts'
import { listedAddress } from './list-places.ts'
import type { Item, Table, TransactionPart } from './table.ts'

const Entry = z.object({
  userId: z.string(),
  kind: z.enum(['google', 'password']),
  passwordHash: z.nullable(z.string()),
})

export const addressFromItem = (item: Item): AddressEntry => Entry.parse(item)

/** An account's address, to be found by, and the note of it in the account's own partition. */
export const addressParts = (
  table: Table,
  { email, ...entry }: AddressEntry & { email: string },
): readonly TransactionPart[] => [
  { Put: { TableName: table.name, Item: { ...keys.address(email, entry.userId), ...entry } } },
  {
    Put: {
      TableName: table.name,
      Item: { ...keys.ownAddress(entry.userId, email), email, ...listedAddress(entry.userId, email) },
    },
  },
]

const ProofItem = z.object({
  tokenHash: z.string(),
  askedBy: z.string(),
  candidate: Entry,
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

const MergeItem = z.object({
  survivorId: z.string(),
  absorbedId: z.string(),
  startedAt: StoredInstant,
  doneAt: NullableInstant,
})

export const mergeFromItem = (item: Item): Merge => MergeItem.parse(item)

/** A merge is open work until it is done: when its message is lost, the sweeper sends it again. */
export const openMergeToItem = (merge: Merge, dueAt: Date): Item => ({
  ...keys.merge(merge.survivorId, merge.absorbedId),
  ...merge,
  startedAt: toStored(merge.startedAt),
  doneAt: toNullable(merge.doneAt),
  openPk: openShard(merge.absorbedId),
  openSk: toStored(dueAt),
})
