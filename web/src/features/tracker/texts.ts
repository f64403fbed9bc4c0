/**
 * Texts the specification quotes, word for word, and labels of the marks it does not mention. Other texts are
 * written where they are shown.
 */
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
  interview: 'Interview',
  discarded: 'Discarded',
} as const

/** Advice for an email that was marked as sent and not answered in time. */
export const NO_REPLY = {
  title: 'No reply yet',
  advice:
    'You sent this a while ago. One short, friendly follow-up in the same thread is ' +
    'welcome to most people; a second one rarely is. If an answer came, mark it as ' +
    'replied; if you are done with it, mark it as discarded.',
} as const
