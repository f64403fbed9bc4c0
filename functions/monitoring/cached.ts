import type { Clock } from '#platform/clock.ts'

/** Caches the answer for `ms` milliseconds, and shares a pending one. Rejections are not cached. */
export function cached<T>(ask: () => Promise<T>, ms: number, clock: Clock): () => Promise<T> {
  let held: { readonly answer: Promise<T>; readonly until: number } | null = null
  return async () => {
    const now = clock.now().getTime()
    if (held !== null && held.until > now) return await held.answer
    const asked = { answer: ask(), until: now + ms }
    held = asked
    asked.answer.catch(() => {
      if (held === asked) held = null
    })
    return await asked.answer
  }
}
