import type { Clock } from '#platform/clock.ts'

/** More than enough, because a worker handles the mailboxes of only a few users at a time. */
const MAX_KEYS = 100

export type KeyOpener = (userId: string, sealedKey: string) => Promise<Uint8Array>

/**
 * Caches opened data keys for `ms` milliseconds, so that a run's drafts request their mailbox's key only
 * once. The cache key is the user and the exact sealed key; any other combination goes to KMS, which
 * refuses it. Failures are not cached.
 */
export function cachedKeys(
  open: KeyOpener,
  { ms, clock }: { readonly ms: number; readonly clock: Clock },
): KeyOpener {
  const kept = new Map<string, { readonly key: Promise<Uint8Array>; readonly until: number }>()
  return async (userId, sealedKey) => {
    const name = `${userId}\n${sealedKey}`
    const now = clock.now().getTime()
    const known = kept.get(name)
    if (known !== undefined && known.until > now) return await known.key
    const key = open(userId, sealedKey)
    kept.delete(name)
    kept.set(name, { key, until: now + ms })
    for (const oldest of [...kept.keys()].slice(0, -MAX_KEYS)) kept.delete(oldest)
    key.catch(() => kept.delete(name))
    return await key
  }
}
