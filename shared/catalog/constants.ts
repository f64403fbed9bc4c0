/** Numbers that users notice; times in milliseconds unless the name says otherwise. */
export const CYCLE = {
  everyHours: 24,
  busyButtonMs: 5_000,
  expectedMinutes: '5-10',
  /** How long after its start a run that has not ended counts as under way. */
  runCountsMs: 3_600_000,
} as const

export const SESSION = {
  idleMinutes: 60,
  absoluteHours: 12,
  pollMs: 30_000,
  warnMinutes: 10,
  blockMinutes: 5,
  activityThrottleMs: 30_000,
} as const

/** `maxCounted`: a folder with that many emails or more is shown as having that many and more. */
export const TRACKER = {
  pageSize: 10,
  maxPageSize: 1_000,
  paginationWindow: 2,
  maxCounted: 1_000,
} as const

/** Emails that one request may mark or follow up. */
export const BULK = { marks: 100, followUps: 50 } as const

/** The tracker's search: maximum characters, debounce, and how many of the newest entries it covers. */
export const TRACKER_SEARCH = { maxLength: 100, debounceMs: 300, entries: 10_000 } as const

/** Number of companies that the tracker's statistics list; the others are counted together. */
export const STATISTICS_COMPANIES = 10

/** Rewritten drafts per user and day (UTC), below how many left the page says so, and earlier versions kept. */
export const REVISIONS = { perDay: 10, warnBelow: 4, versionsKept: 20, maxLines: 3 } as const

/** Characters of a letter that its user edits. */
export const OWN_WORDS = { maxSubject: 200, maxBody: 10_000 } as const

/** Follow-ups per email, working days without an answer before each. */
export const FOLLOW_UPS = { perEmail: 2, workingDays: 5 } as const

/** Characters of a note about a stage and of a next step, and the changes kept for each email. */
export const STAGES = { maxNote: 500, maxStep: 200, kept: 20 } as const

/** Days and emails that the results cover, groups listed, and emails below which no share is told. */
export const RESULTS = { days: 90, emails: 3_000, groups: 8, least: 10 } as const

/**
 * How far an email with a mark came: 1 sent, 2 answered, 3 interview, 4 offer; 0 was not sent. A rejection is an answer,
 * and whoever withdraws had written.
 */
export const MARK_LEVELS = {
  sent: 1,
  replied: 2,
  interview: 3,
  offer: 4,
  rejected: 2,
  withdrawn: 1,
  discarded: 0,
} as const

export const SYNC_INFO_REFRESH_MS = 60_000

export const RESUME = {
  maxBytes: 4 * 1024 * 1024,
  extensions: ['pdf', 'doc', 'docx', 'txt'],
  mimeTypes: [
    'application/pdf',
    'application/msword',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'text/plain',
  ],
} as const

export const BLOG = { searchDebounceMs: 300, skeletonCards: 3, maxSearchLength: 100 } as const

/** The success page redirects after `redirectMs`; it polls an unconfirmed payment `polls` times. */
export const ACTIVATION = { redirectMs: 2_000, pollMs: 1_500, polls: 8 } as const

/** A toast with an action stays for `actionMs`. */
export const TOAST = { visible: 1, durationMs: 5_000, actionMs: 12_000 } as const

/** Reply times shown to visitors; the notice of a sent message is shown for `noticeMs`. */
export const CONTACT = { replyHours: 24, supportHours: 'Monday-Friday 9AM-5PM EST', noticeMs: 5_000 } as const

/** A support ticket; the form is cleared `resetMs` after its dialog closed. */
export const TICKET = {
  subjectLength: 200,
  messageLength: 5_000,
  priority: 'medium',
  resetMs: 200,
  /** Answers by staff; all of them are kept in the ticket's item. */
  answersMost: 50,
} as const

/** A request to delete an account; `answerHours` is when it is answered. */
export const DELETION = { infoLength: 2_000, answerHours: '24-48' } as const

/** Choices of days without use before a deletion, days of warning before it, and log entries shown. */
export const RETENTION = { days: [30, 60, 90], warningDays: 7, shownActivity: 50 } as const

/** The phrase to type to delete an account. */
export const DELETION_PHRASE = 'DELETE MY ACCOUNT'

export const NAME_LENGTH = 100

/** Parts of each list that jobs walk through; a start of its own walks through each part. */
export const WALK_SHARDS = 8

export const USAGE_DAYS = 30
