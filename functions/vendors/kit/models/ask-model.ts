import pRetry from 'p-retry'
import { logRefusal, type RefusalKind } from '#platform/log/log-refusal.ts'
import { type ModelFailure, ModelUnavailable } from '#engine/model'

/** Failures that are logged as a vendor's refusal; the others concern the content of the answer. */
export const MODEL_REFUSALS: { readonly [failure in ModelFailure]?: RefusalKind } = {
  denied: 'denied',
  not_found: 'denied',
  out_of_credits: 'out_of_credits',
  throttled: 'throttled',
  timeout: 'failed',
  unreachable: 'failed',
  vendor_error: 'failed',
  unknown: 'unknown',
}

export interface ModelCall {
  /** For both attempts together. */
  readonly timeoutMs: number
  /** Wait before the second attempt. */
  readonly retryDelayMs: number
  /** What an error means, a message without any of the request's content, and whether to try again. */
  readonly explain: (error: unknown) => {
    readonly failure: ModelFailure
    readonly name: string
    readonly again?: boolean
  }
}

/** Calls a model, with one retry where `explain` allows it. Throws ModelUnavailable for every failure. */
export async function askModel<T>(
  call: (signal: AbortSignal) => Promise<T>,
  { timeoutMs, retryDelayMs, explain }: ModelCall,
): Promise<T> {
  const limit = AbortSignal.timeout(timeoutMs)
  // Some clients ignore the signal once an answer has begun, so the deadline is also raced.
  const late = new Promise<never>((_, reject) => {
    limit.addEventListener('abort', () => reject(new Error('late')), { once: true })
  })
  const answer = pRetry(() => call(limit), {
    retries: 1,
    minTimeout: retryDelayMs,
    maxTimeout: retryDelayMs,
    signal: limit,
    shouldRetry: ({ error }) => explain(error).again === true,
  })
  return await Promise.race([answer, late]).catch((error: unknown) => {
    const { failure, name } = limit.aborted
      ? { failure: 'timeout' as const, name: 'The model took too long.' }
      : explain(error)
    const kind = MODEL_REFUSALS[failure]
    if (kind !== undefined) logRefusal({ vendor: 'model', kind, cause: name })
    throw new ModelUnavailable(failure, name)
  })
}
