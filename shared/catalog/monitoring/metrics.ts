/** The CloudWatch namespace of our metrics; each has its stage as a dimension. */
export const METRIC_NAMESPACE = 'Reachwell'

/**
 * `denied`: a key or grant is wrong; `throttled`: too many calls; `failed`: the vendor's own failure;
 * `unknown`: an answer that no list of ours names, so the work waits and an alarm rings.
 */
export const REFUSAL_KINDS = ['denied', 'out_of_credits', 'throttled', 'failed', 'unknown'] as const
export type RefusalKind = (typeof REFUSAL_KINDS)[number]

interface Metric {
  readonly unit: 'Count' | 'Percent'
  /** A second dimension: each of its values is billed as a separate metric. */
  readonly by?: string
}

/** The metrics of the functions; alarms, dashboard and the monitoring page use these names. */
export const METRICS = {
  BillingEventsOverdue: { unit: 'Count' },
  BillingEventsUnknown: { unit: 'Count' },
  /** Signed webhook messages that could not be parsed; they are accepted and ignored. */
  WebhookUnreadable: { unit: 'Count' },
  /** Calls that a vendor refused, by kind of refusal. */
  VendorRefused: { unit: 'Count', by: 'Kind' },
  /** Runs that were let begin: by the daily schedule, or by their users. */
  RunsStarted: { unit: 'Count' },
  /** Accounts with access by a plan or trial, counted every hour. */
  ActiveAccounts: { unit: 'Count' },
  DraftsMade: { unit: 'Count' },
  DraftsPostponed: { unit: 'Count' },
  /** Emails that failed because they could not be finished within a day. */
  DraftsGivenUp: { unit: 'Count' },
  /** Emails that failed because no letter passed the check. */
  LettersRefused: { unit: 'Count' },
  MailboxesTurnedOff: { unit: 'Count' },
  /** Mailboxes left on although Google refused their grant, because too many were turned off in an hour. */
  MailboxesKeptOn: { unit: 'Count' },
  /** Webhook messages that are not signed with our secret. */
  WebhookRefused: { unit: 'Count' },
  BillingDifferences: { unit: 'Count' },
  /** Events that were found at the provider because no webhook delivered them. */
  BillingEventsMissed: { unit: 'Count' },
  BillingReconciled: { unit: 'Count' },
  RetentionFailed: { unit: 'Count' },
  /** Users whose mail of reminders could not be sent; it is tried again for a while. */
  RemindersFailed: { unit: 'Count' },
  /** Charges that a customer disputes at the bank; Stripe wants an answer within days. */
  PaymentDisputed: { unit: 'Count' },
  /** Steps of account deletions that failed and are tried again, by step. */
  DeletionStepFailed: { unit: 'Count', by: 'Step' },
  /** By kind of account: `user` or `admin`. */
  SignInFailed: { unit: 'Count', by: 'Who' },
  /** Failed sign-ins of an account or address after several earlier ones, which are no typing errors. */
  BruteForceAttempt: { unit: 'Count' },
  AccountLockedOut: { unit: 'Count' },
  /** Answers with status 429, by the endpoint's id. */
  RateLimited: { unit: 'Count', by: 'Endpoint' },
  /** What browsers say the content policy of a page blocked, by directive. */
  PolicyViolations: { unit: 'Count', by: 'Directive' },
  /** Share of the function's memory in use. */
  MemoryUsed: { unit: 'Percent' },
  /** Resumes read only by the layout reader although a model is configured, by cause. */
  ModelReadingFailed: { unit: 'Count', by: 'Cause' },
  /** Letters by the plain writer although a model is configured, by cause. */
  ModelFallback: { unit: 'Count', by: 'Cause' },
  /** Letters of a model whose second reading failed, by cause. */
  SecondReadingFailed: { unit: 'Count', by: 'Cause' },
  /** Starts of a schedule that left work to the next one, because their time was up. */
  TimeRanOut: { unit: 'Count', by: 'Schedule' },
  GmailUnits: { unit: 'Count' },
  /** 1 for a health check that found the service working, otherwise 0. */
  Healthy: { unit: 'Count' },
} as const satisfies Record<string, Metric>

export type MetricName = keyof typeof METRICS
