import { createHash, timingSafeEqual } from 'node:crypto'
import type { Clock } from '../clock.ts'

/** A changed secret arrives within this, and strangers cannot make us ask again and again. */
const REREAD_AFTER_MS = 60_000

const digest = (value: string): Buffer => createHash('sha256').update(value).digest()

/**
 * Tells whether a request came through the edge, which adds a secret to each. Any value of the secret counts,
 * so that the old one is good as well while a new one spreads; after a mismatch the secret is read again,
 * once a minute at most.
 */
export function originCheck(
  read: () => Promise<Readonly<Record<string, string>>>,
  clock: Clock,
): (offered: string) => Promise<boolean> {
  let held: { readonly digests: readonly Buffer[]; readonly at: number } | null = null
  const load = async () => {
    held = {
      digests: Object.values(await read())
        .filter((value) => value !== '')
        .map(digest),
      at: clock.now().getTime(),
    }
    return held
  }
  return async (offered) => {
    const given = digest(offered)
    const matches = ({ digests }: { readonly digests: readonly Buffer[] }) =>
      digests.some((known) => timingSafeEqual(known, given))
    const known = held ?? (await load())
    if (matches(known)) return true
    return clock.now().getTime() - known.at >= REREAD_AFTER_MS && matches(await load())
  }
}
