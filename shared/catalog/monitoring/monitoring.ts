/** The monitoring page's refresh interval and the thresholds of its alerts. */
export const MONITORING = {
  refreshMs: 30_000,
  staleMs: 10_000,
  /** Percent of the Gmail quota: shown yellow above the first, red above the second. */
  gmailWarnPercent: 80,
  gmailAlertPercent: 90,
  /** Attempts within 24 hours; more are an alert. */
  bruteForceMost: 10,
  /** A part that takes longer to answer counts as slow. Milliseconds. */
  slowMs: 1_000,
  /** A part that takes longer counts as not answering. Milliseconds. */
  probeTimeoutMs: 2_000,
  /** Longest note to users, in characters. */
  noteLength: 300,
} as const

/** What staff see of visits: of how many days, from how many page loads on a page can be judged, and how many pages. */
export const VISITS = { days: 7, minLoads: 10, shownPages: 10 } as const

/** Maximum age in seconds of the oldest message of each queue before an alarm. */
export const OLDEST_MESSAGE_SECONDS = {
  cycle: 900,
  draft: 3_600,
  billing: 900,
  linking: 900,
  deletion: 1_800,
  export: 1_800,
  operations: 1_800,
} as const

/**
 * Gmail's quota units (developers.google.com/workspace/gmail/api/reference/quota, May 2026): a project's free
 * units per day, the limits per minute of a project and of a mailbox, and the cost of each call. A day begins
 * at midnight Pacific time.
 */
export const GMAIL_QUOTA = {
  freePerDay: 80_000_000,
  unitsPerMinute: 1_200_000,
  unitsPerMailboxMinute: 6_000,
  units: {
    'users.getProfile': 1,
    'drafts.create': 10,
    'drafts.delete': 10,
    'drafts.update': 15,
    'drafts.list': 5,
    'drafts.get': 5,
  },
  timeZone: 'America/Los_Angeles',
} as const
