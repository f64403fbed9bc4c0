import * as z from 'zod/mini'
import { type Stored, StoredInstant, ttlOf, withStoredInstants } from '#platform/table/instant.ts'
import { keys } from '#platform/table/keys.ts'
import type { Item, Table } from '#platform/table/table.ts'

const ProofItem = z.object({
  hash: z.string(),
  email: z.string(),
  expiresAt: StoredInstant,
})

/** A link mailed to an address, under the hash of its secret. */
export type RecipientProof = Stored<typeof ProofItem>

const valid = (item: Item | null, now: Date): RecipientProof | null => {
  const proof = item && ProofItem.parse(item)
  return proof !== null && proof.expiresAt > now ? proof : null
}

/** Proofs of addresses in the table. */
export const recipientProofStore = (table: Table) => ({
  async save(proof: RecipientProof) {
    await table.put({
      ...keys.recipientProof(proof.hash),
      ...withStoredInstants(proof),
      ttl: ttlOf(proof.expiresAt),
    })
  },
  /** Null when it is unknown or over. */
  find: async (hash: string, now: Date) => valid(await table.get(keys.recipientProof(hash)), now),
  /** Takes it out for good: of many who ask at once one gets it. Null when it is unknown or over. */
  take: async (hash: string, now: Date) => valid(await table.remove(keys.recipientProof(hash)), now),
})

export type RecipientProofStore = ReturnType<typeof recipientProofStore>
