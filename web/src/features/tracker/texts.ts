/** Texts the specification quotes, word for word, and the two marks it has no word for; everything else the screen says is written where it is said. */
export const TRACKER_TEXTS = {
  title: 'Email Outreach Tracker',
  filter: 'Filter',
  refresh: 'Refresh',
  apply: 'Apply Filter',
  clear: 'Clear Filter',
  today: 'Total emails for today',
  toDate: 'Total emails to-date',
  empty: 'No Email Outreach Yet',
} as const

export const STATUS_TEXTS = {
  sent: 'Sent',
  ready: 'Ready to Send',
  scheduled: 'Scheduled',
  failed: 'Failed',
  draft: 'Draft',
  replied: 'Replied',
  discarded: 'Discarded',
} as const
