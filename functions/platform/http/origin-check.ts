import { createHash, timingSafeEqual } from 'node:crypto'
import type { Clock } from '../clock.ts'
import { rereading } from '../reread.ts'

const digest = (value: string): Buffer => createHash('sha256').update(value).digest()

/**
 * The edge adds a secret to each request. Any of its values counts, so that the old one is good while a new
 * one spreads.
 */
export function originCheck(
  read: () => Promise<Readonly<Record<string, string>>>,
  clock: Clock,
): (offered: string) => Promise<boolean> {
  const judged = rereading(
    async () =>
      Object.values(await read())
        .filter((value) => value !== '')
        .map(digest),
    clock,
  )
  return async (offered) => {
    const given = digest(offered)
    return await judged((digests) => digests.some((known) => timingSafeEqual(known, given)), Boolean)
  }
}
