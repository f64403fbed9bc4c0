/** The time, passed in so that a test decides it. */
export interface Clock {
  now(): Date
}

/** Waits; passed in for the same reason. Milliseconds. */
export type Sleep = (ms: number) => Promise<void>

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** The calendar day in UTC, YYYY-MM-DD: quotas count by it. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10)
