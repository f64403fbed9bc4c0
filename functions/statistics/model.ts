/** What happened on a day. */
export interface DayTally {
  readonly newUsers: number
  readonly drafts: number
  /** US cents: what was paid less what went back. */
  readonly revenue: number
}

/** Counted as it happens, over all accounts. */
export interface Statistics {
  readonly users: number
  /** Drafts saved in mailboxes, ever. */
  readonly drafts: number
  /** Emails that users have marked as sent or answered, and those of them that were answered. */
  readonly sent: number
  readonly replied: number
  /** By day (UTC); a day on which nothing happened is absent. Older days than the kept ones are gone. */
  readonly days: ReadonlyMap<string, DayTally>
  /** Accounts that a plan or trial lets in, as last counted. */
  readonly active: { readonly count: number; readonly at: Date } | null
}

/** Days that are kept: more than the longest month, and more than are shown. */
export const DAYS_KEPT = 62
