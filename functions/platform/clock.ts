/** The current time, passed in so that tests can set it. */
export interface Clock {
  now(): Date
}

/** Waits for so many milliseconds; passed in for the same reason. */
export type Sleep = (ms: number) => Promise<void>

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** The calendar day in UTC, YYYY-MM-DD, by which daily quotas are counted. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10)
