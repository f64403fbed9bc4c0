import type { RateWindow, RateLimiter } from '#platform/rate-limiter.ts'
import type { Clock, Sleep } from '#platform/clock.ts'
import type { KeptAnswers } from '#platform/table/answer-cache.store.ts'

export interface ProviderParts {
  readonly clock: Clock
  readonly sleep: Sleep
  readonly cache: Pick<KeptAnswers, 'get' | 'put' | 'renew'> & { readonly keys: () => readonly string[] }
  readonly budget: RateLimiter & { readonly taken: () => number }
  readonly slept: readonly number[]
  advance(ms: number): void
}

/** In-memory clock, cache and rate limits for providers. Only sleeping and `advance` move the clock. */
export function providerParts(start: string): ProviderParts {
  let now = new Date(start).getTime()
  const slept: number[] = []
  const kept = new Map<string, { json: string; until: number }>()
  const calls = new Map<string, number[]>()
  let taken = 0
  const opensIn = (at: readonly number[], { seconds, limit }: RateWindow): number => {
    const inside = at.filter((call) => call > now - seconds * 1_000)
    const first = inside[inside.length - limit]
    return inside.length < limit || first === undefined ? 0 : first + seconds * 1_000 - now
  }
  return {
    clock: { now: () => new Date(now) },
    sleep: (ms) => {
      slept.push(ms)
      now += ms
      return Promise.resolve()
    },
    cache: {
      get: (key) => {
        const entry = kept.get(key)
        const value: unknown = entry !== undefined && entry.until > now ? JSON.parse(entry.json) : null
        return Promise.resolve(value)
      },
      put: (key, value, ttlSeconds) => {
        kept.set(key, { json: JSON.stringify(value), until: now + ttlSeconds * 1_000 })
        return Promise.resolve()
      },
      renew: () => Promise.resolve(),
      keys: () => [...kept.keys()],
    },
    budget: {
      consume: (source, windows) => {
        const at = calls.get(source) ?? []
        const retryAfterMs = Math.max(...windows.map((window) => opensIn(at, window)))
        if (retryAfterMs > 0) return Promise.resolve({ taken: false, retryAfterMs })
        calls.set(source, [...at, now])
        taken += 1
        return Promise.resolve({ taken: true })
      },
      taken: () => taken,
    },
    slept,
    advance: (ms) => {
      now += ms
    },
  }
}
