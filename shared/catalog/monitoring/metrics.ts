/** Where our own metrics stand in CloudWatch, each under the stage it belongs to. */
export const METRIC_NAMESPACE = 'Reachwell'

interface Metric {
  readonly unit: 'Count' | 'Percent'
  /** A second dimension: each of its values is a metric of its own, and billed as one. */
  readonly by?: string
}

/** What the functions count; alarms, dashboard and the monitoring page know it by these names. */
export const METRICS = {
  BillingEventsOverdue: { unit: 'Count' },
  BillingEventsUnknown: { unit: 'Count' },
  /** Signed news of a vendor that were none; taken and put aside. */
  WebhookUnreadable: { unit: 'Count' },
  /** Calls that a vendor refused, by what the refusal is about (functions/platform/log/log-refusal.ts). */
  VendorRefused: { unit: 'Count', by: 'Kind' },
  DraftsMade: { unit: 'Count' },
  DraftsPostponed: { unit: 'Count' },
  /** Emails that were given up because they could not be finished within a day. */
  DraftsGivenUp: { unit: 'Count' },
  /** Emails that ended because no letter passed the check. */
  LettersRefused: { unit: 'Count' },
  MailboxesTurnedOff: { unit: 'Count' },
  /** Messages to a webhook whose signature is not of our secret. */
  WebhookRefused: { unit: 'Count' },
  BillingDifferences: { unit: 'Count' },
  BillingReconciled: { unit: 'Count' },
  RetentionFailed: { unit: 'Count' },
  /** By who tried: `user` or `admin`. */
  SignInFailed: { unit: 'Count', by: 'Who' },
  /**
   * Failed sign-ins that no slip of the hand explains: one more of the same account or address after several.
   */
  BruteForceAttempt: { unit: 'Count' },
  AccountLockedOut: { unit: 'Count' },
  /** Answers of status 429, by the endpoint's id. */
  RateLimited: { unit: 'Count', by: 'Endpoint' },
  /** Of what a function has. */
  MemoryUsed: { unit: 'Percent' },
  /** Resumes that were read by their layout alone although a model is configured, by the cause. */
  ModelReadingFailed: { unit: 'Count', by: 'Cause' },
  /** Letters that were left to the built-in writer although a model is configured, by the cause. */
  ModelFallback: { unit: 'Count', by: 'Cause' },
  /** Letters of a model that nobody could read a second time, by the cause. */
  SecondReadingFailed: { unit: 'Count', by: 'Cause' },
  GmailUnits: { unit: 'Count' },
  /** 1 for a check that found the whole working, 0 for one that did not. */
  Healthy: { unit: 'Count' },
} as const satisfies Record<string, Metric>

export type MetricName = keyof typeof METRICS
