import * as z from 'zod/mini'
import { expiringStore } from '#platform/table/expiring.ts'
import { StoredInstant } from '#platform/table/instant.ts'
import { keys } from '#platform/table/keys.ts'
import type { Table } from '#platform/table/table.ts'

const TokenItem = z.object({
  /** SHA-256 of the token, base64url; the token itself is not stored. */
  hash: z.string(),
  /** The only use that the token is valid for. */
  purpose: z.enum(['auto_login']),
  userId: z.string(),
  email: z.string(),
  /** SHA-256 of the secret in the cookie of the browser that the token was issued to. */
  browserHash: z.string(),
  expiresAt: StoredInstant,
})

/** Tokens that sign an account in when its user returns from another site, such as a payment page. */
export const oneTimeTokenStore = (table: Table) =>
  expiringStore(table, TokenItem, ({ hash }) => hash, keys.oneTimeToken)
