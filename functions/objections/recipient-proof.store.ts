import * as z from 'zod/mini'
import { type Stored, StoredInstant, ttlOf, withStoredInstants } from '#platform/table/instant.ts'
import { keys } from '#platform/table/keys.ts'
import type { Item, Table } from '#platform/table/table.ts'

const ProofItem = z.object({
  hash: z.string(),
  email: z.string(),
  expiresAt: StoredInstant,
})

/** A link mailed to an address, stored under the hash of its secret. */
export type RecipientProof = Stored<typeof ProofItem>

const valid = (item: Item | null, now: Date): RecipientProof | null => {
  const proof = item && ProofItem.parse(item)
  return proof !== null && proof.expiresAt > now ? proof : null
}

/** Proofs of recipients' addresses. */
export const recipientProofStore = (table: Table) => ({
  async save(proof: RecipientProof) {
    await table.put({
      ...keys.recipientProof(proof.hash),
      ...withStoredInstants(proof),
      ttl: ttlOf(proof.expiresAt),
    })
  },
  /** Null when unknown or expired. */
  find: async (hash: string, now: Date) => valid(await table.get(keys.recipientProof(hash)), now),
  /** Deletes and returns a proof; of concurrent callers only one gets it. Null when unknown or expired. */
  take: async (hash: string, now: Date) => valid(await table.remove(keys.recipientProof(hash)), now),
})

export type RecipientProofStore = ReturnType<typeof recipientProofStore>
