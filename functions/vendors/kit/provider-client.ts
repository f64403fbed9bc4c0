import { SOURCE_TROUBLES, type SourceTrouble } from '#shared/catalog/reasons/run-notes.ts'
import pRetry from 'p-retry'
import { SourceUnavailable } from '#functions/postings/model.ts'
import type { RateLimiter, RateWindow } from '#platform/rate-limiter.ts'
import { HOUR, MINUTE, type Sleep } from '#platform/clock.ts'
import { kindOfStatus, logRefusal, type RefusalKind } from '#platform/log/log-refusal.ts'
import { AnswerTooLarge, boundedBody, jsonOrNull } from './bounded-body.ts'
import { assertReachable } from './host-guard.ts'

const MAX_BYTES = 2 * 1024 * 1024
const TIMEOUT_MS = 10_000
const RETRIES = 2

export interface ProviderOptions {
  readonly baseUrl: string
  readonly headers?: Readonly<Record<string, string>>
  readonly budget: RateLimiter
  readonly sleep: Sleep
  /** Timeout of one attempt in milliseconds; 10 s when absent. */
  readonly timeoutMs?: number
  /** Largest answer that is read; 2 MB when absent. */
  readonly maxBytes?: number
  /** Statuses that are logged as refusals; 401, 402, 403 and 429 when absent. */
  readonly refusals?: Refusals
}

type Refusals = Readonly<Record<number, RefusalKind>>

const REFUSALS: Refusals = Object.fromEntries(
  [401, 402, 403, 429].map((status) => [status, kindOfStatus(status)]),
)

/** Statuses that the callers read, or Hunter's client logs itself. Any other refusal is unknown. */
const READ = new Set([400, 403, 404, 410, 422, 451])
const refusalOf = (status: number, refusals: Refusals): RefusalKind | undefined =>
  refusals[status] ?? (status >= 400 && !READ.has(status) ? 'unknown' : undefined)

export interface ProviderCall {
  /** Appended to the base URL; begins with a slash, and its segments are already encoded. */
  readonly path: string
  readonly query?: Readonly<Record<string, string>>
  /** The source that the call is counted for, and its rate limits. */
  readonly counted: { readonly source: string; readonly windows: readonly RateWindow[] }
}

export interface ProviderAnswer {
  readonly status: number
  /** Parsed JSON; null when the answer was not JSON. */
  readonly body: unknown
}

/** The provider redirects: a company's own host at a vendor does so when the company has left. */
export class Moved extends SourceUnavailable {}

/** A network error or a failure of the provider, worth a retry. Its message is safe to show. */
class TransientError extends Error {
  readonly trouble: SourceTrouble

  constructor(trouble: SourceTrouble) {
    super(SOURCE_TROUBLES[trouble])
    this.trouble = trouble
  }
}

/**
 * GETs JSON within the rate limits: up to three attempts after network errors and 5xx, no redirects, only the
 * base URL's host. Throws SourceUnavailable, which never quotes URL, headers or body.
 */
export function providerClient(options: ProviderOptions): (call: ProviderCall) => Promise<ProviderAnswer> {
  const base = new URL(options.baseUrl)
  const { budget, sleep, timeoutMs = TIMEOUT_MS, maxBytes = MAX_BYTES, refusals = REFUSALS } = options

  const attempt = async ({ path, query, counted }: ProviderCall): Promise<ProviderAnswer> => {
    await takeCall(budget, counted.source, counted.windows, sleep)
    const url = new URL(base.href.replace(/\/$/, '') + path)
    for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value)
    const signal = AbortSignal.timeout(timeoutMs)
    try {
      const response = await fetch(url, {
        headers: { accept: 'application/json', ...options.headers },
        redirect: 'manual',
        signal,
      })
      if (response.status >= 500) throw new TransientError('out_of_order')
      if (response.status >= 300 && response.status < 400) throw new Moved('moved')
      return { status: response.status, body: jsonOrNull(await textOf(response, maxBytes)) }
    } catch (error) {
      if (error instanceof TransientError || error instanceof SourceUnavailable) throw error
      if (error instanceof AnswerTooLarge) throw new SourceUnavailable('too_large')
      throw new TransientError(signal.aborted ? 'too_slow' : 'unreachable')
    }
  }

  return async (call) => {
    await assertReachable(base).catch(() => {
      throw new SourceUnavailable('unreachable')
    })
    try {
      const answer = await pRetry(() => attempt(call), {
        retries: RETRIES,
        minTimeout: 150,
        maxTimeout: 2_000,
        factor: 3,
        randomize: true,
        shouldRetry: ({ error }) => error instanceof TransientError,
      })
      const kind = refusalOf(answer.status, refusals)
      if (kind !== undefined)
        logRefusal({ vendor: call.counted.source, kind, cause: `status ${answer.status}` })
      return answer
    } catch (error) {
      if (!(error instanceof TransientError)) throw error
      logRefusal({ vendor: call.counted.source, kind: 'failed', cause: error.message })
      throw new SourceUnavailable(error.trouble)
    }
  }
}

const textOf = async ({ body }: Response, maxBytes: number): Promise<string> =>
  body === null ? '' : new TextDecoder().decode(await boundedBody(body, maxBytes))

/** For a window that opens later than this, the call is not delayed but refused. */
const MAX_WAIT_MS = 5_000
const MAX_WAITS = 5

const limitThatOpensIn = (ms: number): SourceTrouble => {
  if (ms <= MINUTE) return 'minute_limit'
  if (ms <= 24 * HOUR) return 'daily_limit'
  return ms <= 7 * 24 * HOUR ? 'weekly_limit' : 'monthly_limit'
}

/** Counts one call, waiting for a window that opens within 5 s. Throws SourceUnavailable otherwise. */
async function takeCall(
  budget: RateLimiter,
  source: string,
  windows: readonly RateWindow[],
  sleep: Sleep,
): Promise<void> {
  for (let waits = 0; ; waits += 1) {
    const result = await budget.consume(source, windows)
    if (result.taken) return
    if (result.retryAfterMs > MAX_WAIT_MS || waits === MAX_WAITS)
      throw new SourceUnavailable(limitThatOpensIn(result.retryAfterMs))
    await sleep(result.retryAfterMs)
  }
}
