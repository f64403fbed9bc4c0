import { SourceUnavailable } from '#functions/postings/model.ts'
import type { RateWindow, RateLimiter } from '#platform/rate-limiter.ts'
import { HOUR, MINUTE, type Sleep } from '../clock.ts'

/** A window that opens within this is worth waiting for. Milliseconds. */
const LONGEST_WAIT_MS = 5_000
const WAITS = 5

const limitThatOpensIn = (ms: number): string => {
  if (ms <= MINUTE) return 'its limit for this minute is used up'
  if (ms <= 24 * HOUR) return 'its daily limit is used up'
  return ms <= 7 * 24 * HOUR ? 'its weekly limit is used up' : 'its monthly limit is used up'
}

/** Takes one call of the budget, waiting for a window that opens soon, or throws SourceUnavailable. */
export async function takeCall(
  budget: RateLimiter,
  source: string,
  windows: readonly RateWindow[],
  sleep: Sleep,
): Promise<void> {
  for (let waits = 0; ; waits += 1) {
    const answer = await budget.consume(source, windows)
    if (answer.taken) return
    if (answer.retryAfterMs > LONGEST_WAIT_MS || waits === WAITS)
      throw new SourceUnavailable(limitThatOpensIn(answer.retryAfterMs))
    await sleep(answer.retryAfterMs)
  }
}
