import * as z from 'zod/mini'
import { type Stored, StoredInstant } from '#platform/table/instant.ts'
import { keys } from '#platform/table/keys.ts'
import type { Table } from '#platform/table/table.ts'

const SessionItem = z.object({
  /** SHA-256 of the secret in the cookie, base64url; the secret itself is not stored. */
  hash: z.string(),
  userId: z.string(),
  email: z.string(),
  expiresAt: StoredInstant,
  /** The session cannot be extended past this instant. */
  absoluteEnd: StoredInstant,
})

export type Session = Stored<typeof SessionItem>

/** The session if it is valid at `now`; null when unknown, expired, or ended with its account. */
export async function findSession(table: Table, hash: string, now: Date): Promise<Session | null> {
  const item = await table.get(keys.session(hash))
  if (item === null) return null
  const session = SessionItem.parse(item)
  // DynamoDB's TTL deletes items late, so expired sessions are filtered out here.
  return session.expiresAt > now ? session : null
}
