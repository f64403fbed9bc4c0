import { createHash, timingSafeEqual } from 'node:crypto'
import type { Clock } from '../clock.ts'
import { rereading } from '../reread.ts'

const digest = (value: string): Buffer => createHash('sha256').update(value).digest()

/**
 * Checks the secret that the edge adds to each request. Several values may be valid, so that the old one is
 * still accepted while a new one is rolled out.
 */
export function originCheck(
  read: () => Promise<Readonly<Record<string, string>>>,
  clock: Clock,
): (offered: string) => Promise<boolean> {
  const judge = rereading(
    async () =>
      Object.values(await read())
        .filter((value) => value !== '')
        .map(digest),
    clock,
  )
  return async (offered) => {
    const given = digest(offered)
    return await judge((digests) => digests.some((known) => timingSafeEqual(known, given)), Boolean)
  }
}
