import { Duration } from 'aws-cdk-lib'
import { TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch'
import { GMAIL_QUOTA, MONITORING } from '#shared/catalog/monitoring/monitoring.ts'
import type { AlarmRules } from './alarm-rule.ts'
import { awsMetric, combined, DAY, FIVE_MINUTES, HOUR, type Counted } from './metrics.ts'

const share = (units: number, percent: number): number => (units * percent) / 100

/** Half of the rates at which Amazon reviews an account: 5 %, 0.1 % (SES guide, "Reputation"). */
const MAX_BOUNCES = 0.025
const MAX_COMPLAINTS = 0.0005

/** Below this many letters a day, one user's resume may be the cause of refusals and fallbacks. */
const MIN_LETTERS = 20
/** Users revoke grants one by one; more than this in an hour have a common cause. */
const MANY_MAILBOXES = 10
const MANY_VIOLATIONS = 100
/** Anybody may send unsigned messages; more than this in an hour mean that our secret is wrong. */
const MANY_UNSIGNED = 10

/** Alarms on drafts and letters: whether users get what they pay for. */
const draftAlarms = (counted: Counted): AlarmRules => ({
  DraftsPostponed: {
    urgency: 'now',
    metric: combined('IF(FILL(postponed, 0) > 0 AND FILL(made, 0) == 0, 1, 0)', 'Hours without a draft', {
      postponed: counted('DraftsPostponed', HOUR),
      made: counted('DraftsMade', HOUR),
    }),
    threshold: 0,
    periods: 3,
    says: 'For three hours drafts were put off and none was made: Gmail, the key of the mailboxes or our client at Google refuses. Entries wait; after a day they are given up.',
  },
  DraftsGivenUp: {
    urgency: 'later',
    metric: counted('DraftsGivenUp', DAY),
    threshold: 0,
    says: 'Emails could not be finished within a day and were given up; their users got the allowance back.',
  },
  LettersRefused: {
    urgency: 'later',
    metric: combined(
      `IF(FILL(refused, 0) >= ${MIN_LETTERS} AND FILL(refused, 0) > FILL(made, 0), 1, 0)`,
      'More letters refused than drafts made',
      { refused: counted('LettersRefused', DAY), made: counted('DraftsMade', DAY) },
    ),
    threshold: 0,
    says: 'The check refused more letters in a day than drafts were made: a writer or a rule is broken.',
  },
  ModelFallback: {
    urgency: 'later',
    metric: combined(
      `IF(FILL(made, 0) + FILL(fallback, 0) >= ${MIN_LETTERS} AND 10 * FILL(fallback, 0) > FILL(made, 0), 1, 0)`,
      'A tenth of the letters without the model',
      { fallback: counted('ModelFallback', DAY), made: counted('DraftsMade', DAY) },
    ),
    threshold: 0,
    says: "More than a tenth of a day's letters were written without the model. The dashboard tells the causes apart.",
  },
  MailboxesTurnedOff: {
    urgency: 'now',
    metric: counted('MailboxesTurnedOff', HOUR),
    threshold: MANY_MAILBOXES,
    says: 'Google let us into more than ten mailboxes less within an hour: our client or its verification may be at fault, not their owners.',
  },
  MailboxesKeptOn: {
    urgency: 'now',
    metric: counted('MailboxesKeptOn', FIVE_MINUTES),
    threshold: 0,
    says: 'More mailboxes lost their grant within an hour than a common cause leaves credible (mailboxesOffPerHour), so no more are turned off. Look at our client at Google. When it works again, run operate -- restore-mailboxes.',
  },
})

/** Alarms on vendors that refuse us for a reason that we can fix. */
const vendorAlarms = (counted: Counted): AlarmRules => ({
  VendorDenied: {
    urgency: 'later',
    metric: counted('VendorRefused', Duration.minutes(15), 'denied'),
    threshold: 0,
    says: 'A vendor refuses a key, a grant or a setting of ours. The log names it: search for "a vendor refused".',
  },
  VendorUnknown: {
    urgency: 'later',
    metric: counted('VendorRefused', HOUR, 'unknown'),
    threshold: 0,
    says: 'A vendor gave an answer that we do not know. The work waits and nobody was told. The log names it: search for "a vendor refused", and add it to the list of that vendor.',
  },
  VendorOutOfCredits: {
    urgency: 'later',
    metric: counted('VendorRefused', HOUR, 'out_of_credits'),
    threshold: 0,
    says: 'What we pay a vendor for is used up. The log names it: search for "a vendor refused".',
  },
  WebhookRefused: {
    urgency: 'later',
    metric: counted('WebhookRefused', HOUR),
    threshold: MANY_UNSIGNED,
    says: 'More than ten messages to the webhook were not signed with our secret. When they are of the payment provider, its news are lost on us.',
  },
})

/** Alarms on the recent shares of mail that bounced or was reported as spam. */
export function mailAlarms(configurationSet: string): AlarmRules {
  const shareOf = (name: string) =>
    awsMetric('SES', name, { 'ses:configuration-set': configurationSet }, { statistic: 'avg', period: HOUR })
  return {
    MailBounces: {
      urgency: 'later',
      metric: shareOf('Reputation.BounceRate'),
      threshold: MAX_BOUNCES,
      says: 'More than 2.5 % of our mails come back. At 5 % Amazon looks into the account and may stop it.',
    },
    MailComplaints: {
      urgency: 'later',
      metric: shareOf('Reputation.ComplaintRate'),
      threshold: MAX_COMPLAINTS,
      says: 'More than one in two thousand of our mails is called spam. At one in a thousand Amazon may stop the account.',
    },
  }
}

/** Events an hour that no number of visitors explains; a dollar's worth. */
const MAX_VISITOR_EVENTS = 100_000

/** RUM counts the events that it takes as samples of their size (docs.aws.amazon.com, CloudWatch-RUM-metrics). */
export const visitorAlarms = (monitor: string): AlarmRules => ({
  VisitorEvents: {
    urgency: 'later',
    metric: awsMetric(
      'RUM',
      'RumEventPayloadSize',
      { application_name: monitor },
      { statistic: 'SampleCount', period: HOUR },
    ),
    threshold: MAX_VISITOR_EVENTS,
    says: 'More than 100,000 events of visits came within an hour, which cost a dollar: lower visitorSamplePercent, or somebody sends rubbish.',
  },
})

/**
 * Alarms on what the service counts. Gmail's units are summed over the last 24 hours, while Google counts from
 * midnight Pacific time, so the alarm comes early rather than late.
 */
export const productAlarms = (counted: Counted): AlarmRules => ({
  ...draftAlarms(counted),
  ...vendorAlarms(counted),
  BillingEventsOverdue: {
    urgency: 'now',
    metric: counted('BillingEventsOverdue', Duration.minutes(30)),
    threshold: 0,
    says: 'News from the payment provider wait for over an hour: look at the billing queue, its dead letters and the log of apply-billing-event.',
  },
  WebhookUnreadable: {
    urgency: 'later',
    metric: counted('WebhookUnreadable', FIVE_MINUTES),
    threshold: 0,
    says: 'The payment provider signed a message that is no event. It was taken and left: compare with the provider.',
  },
  BillingDifferences: {
    urgency: 'later',
    metric: counted('BillingDifferences', DAY),
    threshold: 0,
    says: "The week's full comparison found accounts that differ from the payment provider. The report in the table (RECONCILE#day) names them; most were brought in step already.",
  },
  BillingEventsMissed: {
    urgency: 'later',
    metric: counted('BillingEventsMissed', DAY),
    threshold: 0,
    says: "The night's search found events that no webhook delivered. They are applied now: look why Stripe's messages do not arrive.",
  },
  ReconciliationSilent: {
    urgency: 'later',
    metric: counted('BillingReconciled', DAY),
    threshold: 1,
    periods: 2,
    below: true,
    missing: TreatMissingData.BREACHING,
    says: "For two nights the payment provider's events were not read to their end, or the week's full comparison takes more than three.",
  },
  WorkLeftOver: {
    urgency: 'later',
    metric: counted('TimeRanOut', HOUR),
    threshold: 0,
    periods: 3,
    says: 'For three hours a scheduled walk over users has not come to its end: it has more work than time.',
  },
  Unhealthy: {
    urgency: 'now',
    metric: counted('Healthy', FIVE_MINUTES),
    threshold: 1,
    below: true,
    missing: TreatMissingData.BREACHING,
    says: 'A vital part did not answer for five minutes, or nobody checked. The monitoring page names it.',
  },
  BruteForce: {
    urgency: 'later',
    metric: counted('BruteForceAttempt', DAY),
    threshold: MONITORING.bruteForceMost,
    says: 'Somebody guesses at passwords. The monitoring page shows from where.',
  },
  AccountLocked: {
    urgency: 'later',
    metric: counted('AccountLockedOut', DAY),
    threshold: 0,
    says: 'The sign-in of an admin, or all from one network, is locked after too many failures.',
  },
  GmailQuotaNear: {
    urgency: 'later',
    metric: counted('GmailUnits', DAY),
    threshold: share(GMAIL_QUOTA.freePerDay, MONITORING.gmailWarnPercent),
    says: "Eight tenths of the day's free units of the Gmail API are used: Google bills the project for what is above them.",
  },
  GmailMinuteNear: {
    urgency: 'later',
    metric: counted('GmailUnits', Duration.minutes(1)),
    threshold: share(GMAIL_QUOTA.unitsPerMinute, MONITORING.gmailAlertPercent),
    says: 'Nine tenths of the units of the Gmail API that the project has in a minute were used: above them Google refuses, and drafts wait.',
  },
  PaymentDisputed: {
    urgency: 'later',
    metric: counted('PaymentDisputed', DAY),
    threshold: 0,
    says: "A customer disputes a charge at the bank. Answer it in Stripe's dashboard under Disputes, before its date.",
  },
  PolicyViolations: {
    urgency: 'later',
    metric: counted('PolicyViolations', Duration.hours(1)),
    threshold: MANY_VIOLATIONS,
    says: 'Pages broke their content policy more than a hundred times within an hour: a release needs something that the policy forbids, or something foreign runs in our pages. The log of report-policy-violation names directive and origin.',
  },
  DeletionStepFailed: {
    urgency: 'later',
    metric: counted('DeletionStepFailed', DAY),
    threshold: 0,
    says: 'A step of an account deletion failed and is tried again every quarter of an hour: the metric and the log of run-account-deletion name the step.',
  },
  RetentionFailed: {
    urgency: 'later',
    metric: counted('RetentionFailed', DAY),
    threshold: 0,
    says: 'Accounts that are not used could not be warned or deleted as their users chose. The log of apply-retention names them; each is tried again.',
  },
  RemindersFailed: {
    urgency: 'later',
    metric: counted('RemindersFailed', DAY),
    threshold: 0,
    says: 'Mails of reminders could not be sent. The log of send-reminders names the users; each is tried again within the hour.',
  },
})
