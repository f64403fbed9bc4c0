import type { AnswerCache } from '#platform/table/answer-cache.store.ts'
import type { PostingSource } from './model.ts'
import type { Clock, Sleep } from '#platform/clock.ts'
import type { RateLimiter, RateWindow } from '#platform/rate-limiter.ts'
import type { Coverage } from '#shared/models/configuration.ts'

/** The coverage of a country by one vendor. */
export type Reach = Exclude<Coverage, 'none'>

/** The value of a setting by its environment variable. Throws an Error that names a variable without one. */
export type Setting = (variable: string) => string

/** The dependencies of every source. */
export interface SourceParts {
  readonly cache: AnswerCache
  readonly budget: RateLimiter
  readonly clock: Clock
  readonly sleep: Sleep
}

/** A setting that is no secret, text or JSON, from `.env` or a deployment's `postingSources`. */
export interface PlainSetting {
  readonly variable: string
  /** Its name in the context of a deployment. */
  readonly name: string
  readonly usual: unknown
  /** Throws an Error whose message says which value is expected. */
  readonly check: (value: unknown) => void
}

/** The free request of the vendor's health probe; any status below 500 is healthy. */
interface HealthQuestion {
  readonly path: string
  /** Values for `{name}` placeholders in the base URL. */
  readonly fill?: Readonly<Record<string, string>>
}

/**
 * The description of a posting vendor. Code that iterates over all vendors reads it; it contains no client,
 * so that the cloud's stacks can import it.
 */
export interface PostingVendor {
  /** Names the folder, the emulator, the secret, the rate limiter, and `source` of its postings. */
  readonly id: string
  readonly name: string
  /** Its line on the admin's health page. */
  readonly part: string
  /** The coverage of a country by its code in lower case. Reads plain settings only. */
  readonly reaches: (setting: Setting) => (countryCode: string) => Reach | null
  /** A fallback, asked only in countries without full coverage by another source of the deployment. */
  readonly standsIn?: true
  readonly languages: string
  readonly cost: string
  /** Rate limits of one key; `statedBy` is the vendor's source, or null for a limit that we set ourselves. */
  readonly limits: { readonly windows: readonly RateWindow[]; readonly statedBy: string | null }
  readonly terms: { readonly says: string; readonly url: string }
  /** The credit line that must be shown with each posting. */
  readonly attribution: string | null
  /** A stage uses the vendor when this variable is set. */
  readonly baseUrl: { readonly variable: string; readonly real: string }
  /** Variables of its secret: the key, and values issued with it. */
  readonly secret: {
    readonly description: string
    readonly key: string
    readonly beside: readonly string[]
  } | null
  readonly plain: readonly PlainSetting[]
  readonly health: (setting: Setting) => HealthQuestion
  /** Loads the client, which only functions that search need. */
  readonly open: (setting: Setting, parts: SourceParts) => Promise<Pick<PostingSource, 'search'>>
}
