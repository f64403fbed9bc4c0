import type { Clock } from '#platform/clock.ts'

/** A worker has the mailboxes of a few users in hand at a time. */
const MOST = 100

export type KeyOpener = (userId: string, sealedKey: string) => Promise<Uint8Array>

/**
 * Keeps opened data keys in this process for a while, so that the drafts of one run ask for the key of their
 * mailbox once. A key is kept for its user and for exactly what was sealed: another user's, or a changed one,
 * is asked for, and refused there. What failed is not kept.
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
