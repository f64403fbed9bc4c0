import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import type { AnswerCache } from '#functions/postings/answer-cache.store.ts'

const HOUR_S = 3_600
/** How long answers keep, in seconds. */
export const KEEP = {
  search: 6 * HOUR_S,
  /** A site that could not be read. */
  unread: 7 * 24 * HOUR_S,
  negative: 30 * 24 * HOUR_S,
  /** People and their addresses, since they were last used; and since they were found, however used. */
  people: 90 * 24 * HOUR_S,
  peopleAtMost: 180 * 24 * HOUR_S,
} as const

/** A cache key that shows nothing of what was asked: names and addresses of people are among the parts. */
export const cacheKey = (kind: string, ...parts: readonly string[]): string =>
  `${kind}:${createHash('sha256')
    .update(parts.map((part) => part.trim().toLowerCase()).join('\u0000'))
    .digest('base64url')}`

/** The kept answer while it has the expected shape, else a fresh one, kept as long as `keep` says. */
export async function cachedAnswer<T>(
  cache: AnswerCache,
  key: string,
  schema: z.ZodMiniType<T>,
  keep: (answer: T) => number,
  ask: () => Promise<T>,
): Promise<T> {
  const kept = await keptAnswer(cache, key, schema)
  if (kept !== undefined) return kept
  const answer = await ask()
  await cache.put(key, { answer }, keep(answer))
  return answer
}

/** The kept answer, if there is one that still has the expected shape; nobody is asked. */
export async function keptAnswer<T>(
  cache: AnswerCache,
  key: string,
  schema: z.ZodMiniType<T>,
): Promise<T | undefined> {
  const kept = z.object({ answer: schema }).safeParse(await cache.get(key))
  return kept.success ? kept.data.answer : undefined
}
