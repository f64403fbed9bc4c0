import { SourceUnavailable } from '#functions/postings/model.ts'
import type { RateWindow, RateLimiter } from '#platform/rate-limiter.ts'
import { HOUR, MINUTE, type Sleep } from '../clock.ts'

/** For a window that opens later than this, the call is not delayed but refused. */
const MAX_WAIT_MS = 5_000
const MAX_WAITS = 5

const limitThatOpensIn = (ms: number): string => {
  if (ms <= MINUTE) return 'its limit for this minute is used up'
  if (ms <= 24 * HOUR) return 'its daily limit is used up'
  return ms <= 7 * 24 * HOUR ? 'its weekly limit is used up' : 'its monthly limit is used up'
}

/** Counts one call, waiting for a window that opens within 5 s. Throws SourceUnavailable otherwise. */
export async function takeCall(
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
