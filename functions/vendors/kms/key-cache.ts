import type { Clock } from '#platform/clock.ts'

/** A worker has the mailboxes of a few users in hand at a time. */
const MOST = 100

export type KeyOpener = (userId: string, sealedKey: string) => Promise<Uint8Array>

/**
 * For a while, so that a run's drafts ask for their mailbox's key once. Kept for a user and exactly what was
 * sealed; anything else is asked for, and refused there. What failed is not kept.
 */
export function keepingKeys(
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
    for (const oldest of [...kept.keys()].slice(0, -MOST)) kept.delete(oldest)
    key.catch(() => kept.delete(name))
    return await key
  }
}
