/**
 * Keeps providers' answers so that the same question is paid for once. Values are JSON; keys hold no address
 * of a person.
 */
export interface AnswerCache {
  get(key: string): Promise<unknown>
  put(key: string, value: unknown, ttlSeconds: number): Promise<void>
}

export interface BudgetWindow {
  readonly seconds: number
  readonly limit: number
  /** Counted under this name instead of the source's own: a limit that several sources share. */
  readonly shared?: string
}

/** Counts calls to a provider across all processes, so that its limits are kept whoever calls. */
export interface CallBudget {
  /** Takes one call out of every window, or none and says when the fullest one opens again. */
  take(
    source: string,
    windows: readonly BudgetWindow[],
  ): Promise<{ taken: true } | { taken: false; retryAfterMs: number }>
}

/** Which of these jobs this user was already given. */
export interface UsedJobs {
  among(userId: string, jobKeys: readonly string[]): Promise<ReadonlySet<string>>
}
