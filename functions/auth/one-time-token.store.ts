import * as z from 'zod/mini'
import { StoredInstant, ttlOf, withStoredInstants } from '#platform/table/instant.ts'
import { keys } from '#platform/table/keys.ts'
import type { Table } from '#platform/table/table.ts'
import type { OneTimeToken } from './model.ts'

const TokenItem = z.object({
  hash: z.string(),
  purpose: z.enum(['auto_login']),
  userId: z.string(),
  email: z.string(),
  browserHash: z.string(),
  expiresAt: StoredInstant,
})

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
