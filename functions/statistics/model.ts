/** Counts of a day. */
export interface DayTally {
  readonly newUsers: number
  readonly drafts: number
  /** US cents: payments minus refunds. */
  readonly revenue: number
}

/** Counts over all accounts. */
export interface Statistics {
  readonly users: number
  /** All drafts ever saved in mailboxes. */
  readonly drafts: number
  /** Emails that users have marked as sent or replied, and those of them marked as replied. */
  readonly sent: number
  readonly replied: number
  /** Counts by UTC day, for the last DAYS_KEPT days; days without any are absent. */
  readonly days: ReadonlyMap<string, DayTally>
  /** Accounts with access by plan or trial, as last counted. */
  readonly active: { readonly count: number; readonly at: Date } | null
}

/** How many days are kept: more than the longest month, and more than are shown. */
export const DAYS_KEPT = 62
