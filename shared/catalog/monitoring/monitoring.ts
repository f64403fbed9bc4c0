/** When the monitoring page asks again and when something is shown as an alert. */
export const MONITORING = {
  refreshMs: 30_000,
  staleMs: 10_000,
  /** Percent of the Gmail quota: above the first it is shown yellow, above the second red. */
  gmailWarnPercent: 80,
  gmailAlertPercent: 90,
  /** Attempts within 24 hours; more are an alert. */
  bruteForceMost: 10,
  /** A part that takes longer to answer counts as slow. Milliseconds. */
  slowMs: 1_000,
  /** A part that takes longer counts as not answering. Milliseconds. */
  probeTimeoutMs: 2_000,
} as const

/** How old the oldest message of each queue may be before somebody should look. Seconds. */
export const OLDEST_MESSAGE_SECONDS = {
  cycle: 900,
  draft: 3_600,
  billing: 900,
  linking: 900,
  deletion: 1_800,
  operations: 1_800,
} as const

/**
 * developers.google.com/workspace/gmail/api/reference/quota (May 2026): a project's day before Google bills,
 * its and a mailbox's minute before Google refuses, and what a call costs. A day begins at midnight Pacific
 * time.
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
