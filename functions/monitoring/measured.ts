/** Measurements of one hour; null where there was nothing to measure. */
export interface MeasuredHour {
  /** The start of the hour. */
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
  /** Memory used by the function with the highest share, in percent of its limit. */
  readonly memory: number | null
  readonly checks: number
  readonly checksPassed: number
}

/** The value of the minute that begins at `at`. */
export interface MeasuredMinute {
  readonly at: Date
  readonly value: number
}

export interface MeasuredDay {
  /** The last 24 hours, oldest first; the last one ends with the current minute. */
  readonly hours: readonly MeasuredHour[]
  /** Rate-limited requests in these hours, by endpoint. */
  readonly rateLimitedBy: readonly { readonly endpoint: string; readonly count: number }[]
  /** Quota units of the Gmail API in the last 25 hours, the length of a day when clocks are put back. */
  readonly gmailUnits: readonly MeasuredMinute[]
}

/** Failed sign-ins from one IPv4 address or one IPv6 network. */
export interface AddressCount {
  readonly ip: string
  readonly count: number
}
