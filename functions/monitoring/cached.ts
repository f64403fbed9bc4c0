import type { Clock } from '#platform/clock.ts'

/** Keeps an answer for so long, and shares one that is under way; a rejection is not kept. */
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
