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
   * `units` is what the call counts for, 1 when absent; more than a window holds fills a whole window.
   */
  consume(
    source: string,
    windows: readonly RateWindow[],
    units?: number,
  ): Promise<{ taken: true } | { taken: false; retryAfterMs: number }>
}
