import type * as z from 'zod/mini'
import { ttlOf } from './instant.ts'
import type { Key } from './keys.ts'
import type { Item, Table } from './table.ts'

/** Items under the hash of a secret, each valid until its `expiresAt`. */
export function expiringStore<Entry extends { readonly expiresAt: Date }>(
  table: Table,
  schema: z.ZodMiniType<Entry>,
  hashOf: (entry: Entry) => string,
  keyOf: (hash: string) => Key,
) {
  const valid = (item: Item | null, now: Date): Entry | null => {
    const entry = item && schema.parse(item)
    // DynamoDB's TTL deletes items late, so expired ones are filtered out here.
    return entry !== null && entry.expiresAt > now ? entry : null
  }
  return {
    async save(entry: Entry) {
      await table.put({ ...keyOf(hashOf(entry)), ...entry, ttl: ttlOf(entry.expiresAt) })
    },
    /** Null when unknown or expired. */
    find: async (hash: string, now: Date) => valid(await table.get(keyOf(hash)), now),
    /** Deletes and returns an item; of concurrent callers only one gets it. Null when unknown or expired. */
    take: async (hash: string, now: Date) => valid(await table.remove(keyOf(hash)), now),
  }
}
