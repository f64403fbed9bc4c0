import * as z from 'zod/mini'
import { MINUTE } from '#platform/clock.ts'
import { expiringStore } from '#platform/table/expiring.ts'
import { keys } from '#platform/table/keys.ts'
import { addressFromItem } from '#functions/account/address.item.ts'
import { mergeFromItem, ProofItem, type Merge } from './linking.item.ts'
import { beginMerge, type MergeProof } from './merge-beginning.store.ts'
import { moveItems } from './merge-moves.store.ts'
import { ownedItems } from '#platform/table/owned-items.ts'
import type { Table } from '#platform/table/table.ts'
import type { AddressEntry } from '#functions/account/model.ts'

/** After this time the sweeper sends the message of an unfinished merge again. */
const SWEEP_AFTER_MS = 2 * MINUTE

/** Finds accounts by address. */
export const addressBook = (table: Table) => ({
  /** All accounts of an address, which a Google account and an imported account may share. */
  async at(email: string): Promise<readonly AddressEntry[]> {
    const { items } = await table.query({
      keys: { pk: keys.address(email, '').pk },
      consistent: true,
      limit: 10,
    })
    return items.map(addressFromItem)
  },
})

/** Proofs sent by mail. The transaction that begins the merge uses a proof up. */
export const linkProofs = (table: Table) =>
  expiringStore(table, ProofItem, ({ tokenHash }) => tokenHash, keys.linkProof)

const ResumeKey = z.object({ sk: z.string() })

/** Merges of accounts. */
export const mergeStore = (table: Table) => ({
  /**
   * In one transaction closes the secondary account, points its sign-ins to the primary, ends its sessions,
   * uses up the proof and records the merge, which from then on is completed despite any crash.
   */
  begin: (merge: Merge, proof: MergeProof) =>
    beginMerge(table, merge, proof, new Date(merge.startedAt.getTime() + SWEEP_AFTER_MS)),
  async find(primaryId: string, secondaryId: string) {
    const item = await table.get(keys.merge(primaryId, secondaryId))
    return item && mergeFromItem(item)
  },
  /** Moves the partition's remaining items, one transaction each. False when open work requires a retry. */
  moveItems: (merge: Merge) => moveItems(table, merge),
  /** Ids of the resumes that have not been moved yet. */
  async resumesLeft(userId: string): Promise<readonly string[]> {
    const items = await ownedItems(table, userId, 'RESUME#')
    return items.map((item) => ResumeKey.parse(item).sk.slice('RESUME#'.length))
  },
  async finish(merge: Merge, now: Date) {
    // The closed account keeps only the id of the account it was merged into, no personal data.
    await table.update(keys.profile(merge.secondaryId), {
      set: { email: '', firstName: '', lastName: '', updatedAt: now },
    })
    await table.update(keys.merge(merge.primaryId, merge.secondaryId), {
      set: { doneAt: now },
      remove: ['openPk', 'openSk'],
    })
  },
})
