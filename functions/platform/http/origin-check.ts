import { createHash, timingSafeEqual } from 'node:crypto'
import type { Clock } from '../clock.ts'

/** A changed secret arrives within this, and strangers cannot make us ask again and again. */
const REREAD_AFTER_MS = 60_000

const digest = (value: string): Buffer => createHash('sha256').update(value).digest()

/**
 * The edge adds a secret to each request. Any of its values counts, so that the old one is good while a new
 * one spreads; after a mismatch it is read again, once a minute at most.
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
