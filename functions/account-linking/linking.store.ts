import * as z from 'zod/mini'
import { MINUTE } from '#platform/clock.ts'
import type { AddressBook, LinkProofs, MergeStore } from './ports.ts'
import { toStored } from '#platform/table/instant.ts'
import { keys } from '#platform/table/keys.ts'
import { addressFromItem } from '#functions/account/address.item.ts'
import { mergeFromItem, proofFromItem, proofToItem } from './linking.item.ts'
import { beginMerge } from './merge-beginning.store.ts'
import { moveItems } from './merge-moves.store.ts'
import { ownedItems } from '#platform/table/owned-items.ts'
import type { Table } from '#platform/table/table.ts'

/** A merge whose message was lost is taken up again after this long. */
const SWEEP_AFTER_MS = 2 * MINUTE

/** Accounts by address. */
export const addressBook = (table: Table): AddressBook => ({
  async at(email) {
    const { items } = await table.query({
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': keys.address(email, '').pk },
      ConsistentRead: true,
      Limit: 10,
    })
    return items.map(addressFromItem)
  },
})

/** Mailed proofs, under the hash of their secret. */
export const linkProofs = (table: Table): LinkProofs => ({
  async save(proof) {
    await table.put(proofToItem(proof))
  },
  async find(tokenHash, now) {
    const item = await table.get(keys.linkProof(tokenHash))
    const proof = item && proofFromItem(item)
    return proof !== null && proof.expiresAt > now ? proof : null
  },
})

const ResumeKey = z.object({ sk: z.string() })

/** Merges in the table. */
export const mergeStore = (table: Table): MergeStore => ({
  begin: (merge, tokenHash) =>
    beginMerge(table, merge, tokenHash, new Date(merge.startedAt.getTime() + SWEEP_AFTER_MS)),
  async find(survivorId, absorbedId) {
    const item = await table.get(keys.merge(survivorId, absorbedId))
    return item && mergeFromItem(item)
  },
  moveItems: (merge) => moveItems(table, merge),
  async resumesLeft(userId) {
    const items = await ownedItems(table, userId, 'RESUME#')
    return items.map((item) => ResumeKey.parse(item).sk.slice('RESUME#'.length))
  },
  async finish(merge, now) {
    // What is left of the closed account says where it went, and nothing of a person.
    await table.update(keys.profile(merge.absorbedId), {
      UpdateExpression: 'SET email = :none, firstName = :none, lastName = :none, updatedAt = :now',
      ExpressionAttributeValues: { ':none': '', ':now': toStored(now) },
    })
    await table.update(keys.merge(merge.survivorId, merge.absorbedId), {
      UpdateExpression: 'SET doneAt = :now REMOVE openPk, openSk',
      ExpressionAttributeValues: { ':now': toStored(now) },
    })
  },
})
