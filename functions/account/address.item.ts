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
  /**
   * A Google account with this address opens the account, although it never has: its owner linked the account and
   * proved the address. Taken away by the first that does.
   */
  opensByGoogle: z._default(z.boolean(), false),
})

/** An address that leads to an account. Imported accounts have a password, the others sign in with Google. */
export type AddressEntry = Stored<typeof Address>

export const addressFromItem = (item: Item): AddressEntry => Address.parse(item)

/** Writes the lookup entry of an account's address, and its copy in the account's own partition. */
export const addressParts = ({
  email,
  ...entry
}: AddressEntry & { email: string }): readonly TransactionPart[] => [
  part.put({ ...keys.address(email, entry.userId), ...entry }),
  part.put({ ...keys.ownAddress(entry.userId, email), email, ...listedAddress(entry.userId, email) }),
]
