import pRetry from 'p-retry'
import { type ModelFailure, ModelUnavailable } from '../language-model/language-model.ts'

export interface ModelCall {
  /** For both tries together. */
  readonly timeoutMs: number
  /** Wait before the second try. */
  readonly retryDelayMs: number
  /**
   * What an error of the vendor's client means, a name for it that holds nothing of what was sent, and
   * whether a second try makes sense.
   */
  readonly explain: (error: unknown) => {
    readonly failure: ModelFailure
    readonly name: string
    readonly again?: boolean
  }
}

/**
 * Asks a model, and once more where the vendor's answer allows it. Every failure is ModelUnavailable, a call
 * that takes too long among them.
 */
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
    if (limit.aborted) throw new ModelUnavailable('timeout', 'The model took too long.')
    const { failure, name } = explain(error)
    throw new ModelUnavailable(failure, name)
  })
}
