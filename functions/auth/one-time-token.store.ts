import * as z from 'zod/mini'
import type { OneTimeTokenStore } from './ports.ts'
import { StoredInstant, toStored, ttlOf } from '#platform/table/instant.ts'
import { keys } from '#platform/table/keys.ts'
import type { Table } from '#platform/table/table.ts'

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
export function oneTimeTokenStore(table: Table): OneTimeTokenStore {
  return {
    async save(token) {
      await table.put({
        ...keys.oneTimeToken(token.hash),
        ...token,
        expiresAt: toStored(token.expiresAt),
        ttl: ttlOf(token.expiresAt),
      })
    },
    async take(hash, now) {
      const item = await table.remove(keys.oneTimeToken(hash))
      if (item === null) return null
      const token = TokenItem.parse(item)
      return token.expiresAt > now ? token : null
    },
  }
}
