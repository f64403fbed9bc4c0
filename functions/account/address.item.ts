import { part, type TransactionPart } from '#platform/table/expressions.ts'
import * as z from 'zod/mini'
import type { Stored } from '#platform/table/instant.ts'
import { keys } from '#platform/table/keys.ts'
import { listedAddress } from '#platform/table/lists/list-places.ts'
import type { Item } from '#platform/table/table.ts'

export const Address = z.object({
  userId: z.string(),
  kind: z.enum(['google', 'password']),
  /** Argon2id in the PHC string format; null for an account that signs in with Google. */
  passwordHash: z.nullable(z.string()),
})

/**
 * One way into an account, found by an address. An imported account has a password, the others sign in with
 * Google.
 */
export type AddressEntry = Stored<typeof Address>

export const addressFromItem = (item: Item): AddressEntry => Address.parse(item)

/** An account's address, to be found by, and the note of it in the account's own partition. */
export const addressParts = ({
  email,
  ...entry
}: AddressEntry & { email: string }): readonly TransactionPart[] => [
  part.put({ ...keys.address(email, entry.userId), ...entry }),
  part.put({ ...keys.ownAddress(entry.userId, email), email, ...listedAddress(entry.userId, email) }),
]
