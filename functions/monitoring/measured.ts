/** What was measured in one hour; null where nothing happened that could be measured. */
export interface MeasuredHour {
  /** Its beginning. */
  readonly hour: Date
  readonly requests: number
  /** Answers of status 500 and above. */
  readonly failures: number
  /** Milliseconds. */
  readonly average: number | null
  readonly p95: number | null
  readonly p99: number | null
  readonly failedSignIns: number
  readonly bruteForce: number
  readonly lockouts: number
  readonly rateLimited: number
  /** Percent of what the fullest function has. */
  readonly memory: number | null
  readonly checks: number
  readonly checksPassed: number
}

/** A value of a minute that begins at `at`. */
export interface MeasuredMinute {
  readonly at: Date
  readonly value: number
}

export interface MeasuredDay {
  /** The last 24 hours, oldest first; the last one ends with the minute of now. */
  readonly hours: readonly MeasuredHour[]
  /** Refusals of too many requests within them, by endpoint. */
  readonly rateLimitedBy: readonly { readonly endpoint: string; readonly count: number }[]
  /** Quota units of the Gmail API, of the last 25 hours: a day has as many where the clocks are put back. */
  readonly gmailUnits: readonly MeasuredMinute[]
}

/**
 * Failed sign-ins of one address, or of one network where a household has more addresses than could be
 * counted.
 */
export interface AddressCount {
  readonly ip: string
  readonly count: number
}
