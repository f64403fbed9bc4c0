import pRetry from 'p-retry'
import { logRefusal, type RefusalKind } from '../log/log-refusal.ts'
import { type ModelFailure, ModelUnavailable } from '../language-model/language-model.ts'

/** Failures that are ours to mend or the vendor's; the others are about what the model said. */
const KINDS: { readonly [failure in ModelFailure]?: RefusalKind } = {
  denied: 'denied',
  not_found: 'denied',
  out_of_credits: 'out_of_credits',
  throttled: 'throttled',
  timeout: 'failed',
  unreachable: 'failed',
  vendor_error: 'failed',
}

export interface ModelCall {
  /** For both tries together. */
  readonly timeoutMs: number
  /** Wait before the second try. */
  readonly retryDelayMs: number
  /** What an error means, a name that holds nothing of what was sent, and whether to try again. */
  readonly explain: (error: unknown) => {
    readonly failure: ModelFailure
    readonly name: string
    readonly again?: boolean
  }
}

/** Asks a model, twice where its answer allows. Every failure is ModelUnavailable, slowness too. */
export async function askModel<T>(
  call: (signal: AbortSignal) => Promise<T>,
  { timeoutMs, retryDelayMs, explain }: ModelCall,
): Promise<T> {
  const limit = AbortSignal.timeout(timeoutMs)
  // A client may wait on for an answer that has begun, whatever its signal says.
  const late = new Promise<never>((_, reject) => {
    limit.addEventListener('abort', () => reject(new Error('late')), { once: true })
  })
  const asked = pRetry(() => call(limit), {
    retries: 1,
    minTimeout: retryDelayMs,
    maxTimeout: retryDelayMs,
    signal: limit,
    shouldRetry: ({ error }) => explain(error).again === true,
  })
  return await Promise.race([asked, late]).catch((error: unknown) => {
    const { failure, name } = limit.aborted
      ? { failure: 'timeout' as const, name: 'The model took too long.' }
      : explain(error)
    const kind = KINDS[failure]
    if (kind !== undefined) logRefusal({ vendor: 'model', kind, cause: name })
    throw new ModelUnavailable(failure, name)
  })
}
