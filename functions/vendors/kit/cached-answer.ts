import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import type { AnswerCache } from '#platform/table/answer-cache.store.ts'

const HOUR_S = 3_600
/** How long answers are cached, in seconds. */
export const KEEP = {
  search: 6 * HOUR_S,
  /** For a site that could not be read. */
  unread: 7 * 24 * HOUR_S,
  negative: 30 * 24 * HOUR_S,
  /** People and their addresses: since their last use, and, however often used, since they were found. */
  people: 90 * 24 * HOUR_S,
  peopleAtMost: 180 * 24 * HOUR_S,
} as const

/** A hashed cache key, because the parts may be names and addresses of people. */
export const cacheKey = (kind: string, ...parts: readonly string[]): string =>
  `${kind}:${createHash('sha256')
    .update(parts.map((part) => part.trim().toLowerCase()).join('\u0000'))
    .digest('base64url')}`

/** The cached answer if it has the expected shape, else a new one, cached for `keep` seconds. */
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

/** The cached answer if it has the expected shape; undefined without one. */
export async function keptAnswer<T>(
  cache: AnswerCache,
  key: string,
  schema: z.ZodMiniType<T>,
): Promise<T | undefined> {
  const kept = z.object({ answer: schema }).safeParse(await cache.get(key))
  return kept.success ? kept.data.answer : undefined
}
