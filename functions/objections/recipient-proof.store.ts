import * as z from 'zod/mini'
import { expiringStore } from '#platform/table/expiring.ts'
import { StoredInstant } from '#platform/table/instant.ts'
import { keys } from '#platform/table/keys.ts'
import type { Table } from '#platform/table/table.ts'

const ProofItem = z.object({ hash: z.string(), email: z.string(), expiresAt: StoredInstant })

/** Links mailed to recipients' addresses, stored under the hash of their secret. */
export const recipientProofStore = (table: Table) =>
  expiringStore(table, ProofItem, ({ hash }) => hash, keys.recipientProof)

export type RecipientProofStore = ReturnType<typeof recipientProofStore>
