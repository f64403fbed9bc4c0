import * as z from 'zod/mini'
import { MINUTE } from '#platform/clock.ts'
import { toStored } from '#platform/table/instant.ts'
import { keys } from '#platform/table/keys.ts'
import { addressFromItem } from '#functions/account/address.item.ts'
import { mergeFromItem, proofFromItem, proofToItem } from './linking.item.ts'
import { beginMerge } from './merge-beginning.store.ts'
import { moveItems } from './merge-moves.store.ts'
import { ownedItems } from '#platform/table/owned-items.ts'
import type { Table } from '#platform/table/table.ts'
import type { AddressEntry } from '#functions/account/model.ts'
import type { LinkProof, Merge } from './model.ts'

/** A merge whose message was lost is taken up again after this long. */
const SWEEP_AFTER_MS = 2 * MINUTE

/** Accounts by address. */
export const addressBook = (table: Table) => ({
  /** Every account under an address: one with Google and an imported one may share it. */
  async at(email: string): Promise<readonly AddressEntry[]> {
    const { items } = await table.query({
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': keys.address(email, '').pk },
      ConsistentRead: true,
      Limit: 10,
    })
    return items.map(addressFromItem)
  },
})

/** Accounts by their address. */
export type AddressBook = ReturnType<typeof addressBook>

/** Mailed proofs, under the hash of their secret. */
export const linkProofs = (table: Table) => ({
  async save(proof: LinkProof) {
    await table.put(proofToItem(proof))
  },
  /** Reads it and leaves it: it is used up in the step that begins the merge. Null when unknown or over. */
  async find(tokenHash: string, now: Date) {
    const item = await table.get(keys.linkProof(tokenHash))
    const proof = item && proofFromItem(item)
    return proof !== null && proof.expiresAt > now ? proof : null
  },
})

export type LinkProofs = ReturnType<typeof linkProofs>

const ResumeKey = z.object({ sk: z.string() })

/** Merges in the table. */
export const mergeStore = (table: Table) => ({
  /**
   * One transaction: the secondary account is closed, its ways in lead to the other, its sessions end, the
   * proof is used up and the merge is on record. From here on the rest follows, whatever crashes.
   */
  begin: (merge: Merge, tokenHash: string | null) =>
    beginMerge(table, merge, tokenHash, new Date(merge.startedAt.getTime() + SWEEP_AFTER_MS)),
  async find(primaryId: string, secondaryId: string) {
    const item = await table.get(keys.merge(primaryId, secondaryId))
    return item && mergeFromItem(item)
  },
  /**
   * Moves what is left of the partition, a transaction an item. False when something is being worked on and
   * has to be tried again.
   */
  moveItems: (merge: Merge) => moveItems(table, merge),
  /** The resumes that have not been moved. */
  async resumesLeft(userId: string): Promise<readonly string[]> {
    const items = await ownedItems(table, userId, 'RESUME#')
    return items.map((item) => ResumeKey.parse(item).sk.slice('RESUME#'.length))
  },
  async finish(merge: Merge, now: Date) {
    // What is left of the closed account says where it went, and nothing of a person.
    await table.update(keys.profile(merge.secondaryId), {
      set: { email: '', firstName: '', lastName: '', updatedAt: toStored(now) },
    })
    await table.update(keys.merge(merge.primaryId, merge.secondaryId), {
      set: { doneAt: toStored(now) },
      remove: ['openPk', 'openSk'],
    })
  },
})

export type MergeStore = ReturnType<typeof mergeStore>
