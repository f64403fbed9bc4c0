export interface RateWindow {
  readonly seconds: number
  readonly limit: number
  /** Counted under this name instead of the source's own: a limit that several sources share. */
  readonly shared?: string
}

/** Counts calls to a provider across all processes, so that its limits are kept whoever calls. */
export interface RateLimiter {
  /** Consumes one call out of every window, or none and says when the fullest one opens again. */
  consume(
    source: string,
    windows: readonly RateWindow[],
  ): Promise<{ taken: true } | { taken: false; retryAfterMs: number }>
}
