import type { AnswerCache } from './answer-cache.store.ts'
import type { PostingSource } from './model.ts'
import type { Clock, Sleep } from '#platform/clock.ts'
import type { RateLimiter, RateWindow } from '#platform/rate-limiter.ts'
import type { Coverage } from '#shared/models/configuration.ts'

/** How one vendor reaches a country, where it does. */
export type Reach = Exclude<Coverage, 'none'>

/** The value of a setting by its environment variable. Throws an Error that names a variable without one. */
export type Setting = (variable: string) => string

/** What every source is made with. */
export interface SourceParts {
  readonly cache: AnswerCache
  readonly budget: RateLimiter
  readonly clock: Clock
  readonly sleep: Sleep
}

/** A setting that is no secret, a text or JSON: in `.env`, or in `postingSources` of a deployment. */
export interface PlainSetting {
  readonly variable: string
  /** In the context of a deployment. */
  readonly name: string
  /** Of a deployment that gives none. */
  readonly usual: unknown
  /** Throws an Error whose message says what to give instead. */
  readonly check: (value: unknown) => void
}

/** What the vendor's probe asks: an address that costs nothing. Any answer below 500 is good without `wants`. */
export interface HealthQuestion {
  readonly path: string
  /** The only good status, and what another one means. */
  readonly wants?: { readonly status: number; readonly otherwise: string }
}

/**
 * All that the product knows of a vendor of postings before it calls it: everything that goes through the
 * vendors one by one reads it here. It holds no client, so that the cloud's stacks can read it.
 */
export interface PostingVendor {
  /** Names the folder, the emulator, the secret, the budget of calls, and `source` of its postings. */
  readonly id: string
  /** As people read it. */
  readonly name: string
  /** The line of the admin's health page. */
  readonly part: string
  /** Countries by their code, lower case, and how each is covered. Reads plain settings only. */
  readonly reaches: (setting: Setting) => (countryCode: string) => Reach | null
  /** Asked only in countries over which no other source of the deployment searches. */
  readonly standsIn?: true
  readonly languages: string
  readonly cost: string
  /** Calls that the vendor allows one key; `statedBy` is null where the limit is our own courtesy. */
  readonly limits: { readonly windows: readonly RateWindow[]; readonly statedBy: string | null }
  readonly terms: { readonly says: string; readonly url: string }
  /** The credit line that has to stand with each posting. */
  readonly attribution: string | null
  /** A deployment or a stage uses the vendor where this variable is set. */
  readonly baseUrl: { readonly variable: string; readonly real: string }
  /** Variables of its secret: the key, and what is given out with it. */
  readonly secret: {
    readonly description: string
    readonly key: string
    readonly beside: readonly string[]
  } | null
  readonly plain: readonly PlainSetting[]
  readonly health: (setting: Setting) => HealthQuestion
  /** Loads the client, which only those functions need that search. */
  readonly open: (setting: Setting, parts: SourceParts) => Promise<Pick<PostingSource, 'search'>>
}
