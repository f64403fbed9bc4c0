export interface RateWindow {
  readonly seconds: number
  readonly limit: number
  /**
   * Name of a limit that several sources share; without it the call is counted under the source's own name.
   */
  readonly shared?: string
}

/** Counts calls across all processes, so that together they stay within the limits. */
export interface RateLimiter {
  /**
   * Counts the call in every window, or, if any is full, in none and returns the wait until all have room.
   */
  consume(
    source: string,
    windows: readonly RateWindow[],
  ): Promise<{ taken: true } | { taken: false; retryAfterMs: number }>
}
