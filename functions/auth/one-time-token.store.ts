import * as z from 'zod/mini'
import type { Stored } from '#platform/table/instant.ts'
import { StoredInstant, ttlOf, withStoredInstants } from '#platform/table/instant.ts'
import { keys } from '#platform/table/keys.ts'
import type { Table } from '#platform/table/table.ts'

const TokenItem = z.object({
  /** SHA-256 of the token, base64url: the token itself is kept nowhere. */
  hash: z.string(),
  /** What it may be used for, and nothing else. */
  purpose: z.enum(['auto_login']),
  userId: z.string(),
  email: z.string(),
  /** SHA-256 of the secret in the cookie of the browser that it was made for. */
  browserHash: z.string(),
  expiresAt: StoredInstant,
})

/** Stands for an account on a way that leaves the site and comes back, such as a payment page. */
export type OneTimeToken = Stored<typeof TokenItem>

/**
 * One-time tokens under their hash; taking one deletes it, and the table gives a deleted item to one asker
 * alone.
 */
export function oneTimeTokenStore(table: Table) {
  return {
    async save(token: OneTimeToken) {
      await table.put({
        ...keys.oneTimeToken(token.hash),
        ...withStoredInstants(token),
        ttl: ttlOf(token.expiresAt),
      })
    },
    /** Takes it out for good: of many who ask at once one gets it. Null when it is unknown or over. */
    async take(hash: string, now: Date) {
      const item = await table.remove(keys.oneTimeToken(hash))
      if (item === null) return null
      const token = TokenItem.parse(item)
      return token.expiresAt > now ? token : null
    },
  }
}

export type OneTimeTokenStore = ReturnType<typeof oneTimeTokenStore>
