import * as z from 'zod/mini'
import type { Stored } from '#platform/table/instant.ts'
import { StoredInstant, ttlOf, withStoredInstants } from '#platform/table/instant.ts'
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

/** Signs an account in when its user returns from another site, such as a payment page. */
export type OneTimeToken = Stored<typeof TokenItem>

/** One-time tokens, stored under their hash. */
export function oneTimeTokenStore(table: Table) {
  return {
    async save(token: OneTimeToken) {
      await table.put({
        ...keys.oneTimeToken(token.hash),
        ...withStoredInstants(token),
        ttl: ttlOf(token.expiresAt),
      })
    },
    /** Deletes and returns a token; of concurrent callers only one gets it. Null when unknown or expired. */
    async take(hash: string, now: Date) {
      const item = await table.remove(keys.oneTimeToken(hash))
      if (item === null) return null
      const token = TokenItem.parse(item)
      return token.expiresAt > now ? token : null
    },
  }
}

export type OneTimeTokenStore = ReturnType<typeof oneTimeTokenStore>
