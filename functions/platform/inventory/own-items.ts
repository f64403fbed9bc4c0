import type { DataRule } from './data-rule.ts'

export interface Key {
  readonly pk: string
  readonly sk: string
}

/**
 * A kind of item in a user's own partition, through which no other user's item can be reached: makes its key,
 * and says where the export shows it. The deletion of the account erases every kind.
 */
const own = <Ids extends readonly string[]>(
  sortKey: (...ids: Ids) => string,
  exported: DataRule['exported'],
) =>
  Object.assign((userId: string, ...ids: Ids): Key => ({ pk: `USER#${userId}`, sk: sortKey(...ids) }), {
    exported,
  })

const LEASE = ['leaseToken', 'leaseUntil'] as const

/** The id of a posting that a user found is that of its run, which is counted beside the daily ones. */
export const isOwnPosting = (runId: string): boolean => runId.startsWith('own_')

/** The export leaves out progress of background work, and secrets. */
export const OWN_ITEMS = {
  /** Name, address and account. */
  profile: own(() => 'PROFILE', { as: 'account' }),
  /** The name in either order, by which staff find the account. */
  searchName: own((order: string) => `NAMED#${order}`, { as: 'namesInSearch' }),
  /** Plan and trial. */
  subscription: own(() => 'SUBSCRIPTION', { as: 'subscription' }),
  /** Ids at the payment provider, and when the trial was used. */
  billing: own(() => 'BILLING', { as: 'billing', without: ['version', 'attempt'] }),
  /** A payment that the user disputes at the bank. */
  dispute: own(() => 'DISPUTE', { as: 'dispute' }),
  /** A refund, or something that staff gave: what it was, and why. */
  goodwill: own((slot: string) => `GOODWILL#${slot}`, { as: 'goodwill', without: ['adminId'] }),
  /** Why the plan was cancelled, as far as the user said. */
  cancellation: own((slot: string) => `CANCELLED#${slot}`, { as: 'cancellations' }),
  /** Job search preferences. */
  configuration: own(() => 'CONFIG', { as: 'configuration' }),
  /** When emails were last prepared. */
  cycle: own(() => 'CYCLE', { as: 'lastRun' }),
  /** The connected mailbox; the permission itself is sealed and is not shown. */
  gmail: own(() => 'GMAIL', { as: 'mailbox', without: ['sealedGrant'] }),
  /** How many emails were prepared in a month, `2026-11`, and what finding their contacts cost, also by day. */
  usage: own((month: string) => `USAGE#${month}`, { as: 'usage' }),
  /** How many emails of the trial were used. */
  trialUsage: own(() => 'TRIAL', { as: 'trialUsage' }),
  /** A resume and what was read from it. */
  resume: own((resumeId: string) => `RESUME#${resumeId}`, { as: 'resumes' }),
  /** The user's review of the facts read from the resumes: corrections, what is never used, what was added. */
  factReview: own(() => 'FACTREVIEW', { as: 'resumeReview' }),
  /** What a preparation of emails found. */
  run: own((runId: string) => `${isOwnPosting(runId) ? 'OWN' : 'RUN'}#${runId}`, {
    as: 'runs',
    without: [...LEASE, 'people', 'writtenTo', 'restartedBy'],
  }),
  /**
   * A posting that the user found, with what was read of it: the run of one email that is written to it. One that
   * no email was asked for is deleted after two weeks.
   */
  ownPosting: own((id: string) => `OWN#${id}`, {
    as: 'ownPostings',
    without: [...LEASE, 'people', 'writtenTo'],
  }),
  /** An entry of the email outreach. */
  email: own((emailId: string) => `OUTREACH#${emailId}`, {
    as: 'outreach',
    without: [...LEASE, 'attempts', 'misses'],
  }),
  /**
   * Posting and why it was chosen, contact and letter of an email with its sources, and why a letter was held
   * back; apart from the email so that lists do not read them.
   */
  material: own((emailId: string) => `MATERIAL#${emailId}`, { as: 'letters' }),
  /** What the user told about an email: its stages with notes, and the next step. */
  stages: own((emailId: string) => `STAGE#${emailId}`, { as: 'stages' }),
  /** That something is planned for an email on a day, and whether a mail is still to say so. */
  nextStep: own((day: string, emailId: string) => `NEXTSTEP#${day}#${emailId}`, { as: 'nextSteps' }),
  /** A posting with its contact that a run held back because it does not fit; deleted after two weeks. */
  heldPosting: own((emailId: string) => `HELD#${emailId}`, { as: 'heldPostings' }),
  /** The people who the latest run found, with what the user said about each; their postings are held postings. */
  shortlist: own(() => 'SHORTLIST', { as: 'shortlist' }),
  /** A company, domain or person that is never written to, or an employer that may be although the resume names it. */
  doNotContact: own((ruleId: string) => `AVOID#${ruleId}`, { as: 'doNotContact' }),
  /** The latest request to change an email's draft, and the letters that were replaced. */
  revision: own((emailId: string) => `REVISION#${emailId}`, {
    as: 'revisions',
    without: [...LEASE, 'attempts', 'replaces'],
  }),
  /** The request to delete unsent drafts, and its result. */
  discard: own(() => 'DISCARD', { as: 'discardedDrafts', without: [...LEASE, 'attempts', 'deleting'] }),
  /** A job that was already used for the user's emails. */
  usedJob: own((jobKey: string) => `JOB#${jobKey}`, { as: 'usedJobs' }),
  /** Where the user is signed in; the secret of the session is not shown. */
  ownSession: own((hash: string) => `SESSION#${hash}`, { as: 'sessions', without: ['id'] }),
  /** A sign-in that leads to the account. */
  ownIdentity: own((issuer: string, subject: string) => `IDENTITY#${issuer}#${subject}`, {
    as: 'signIns',
    without: ['id'],
  }),
  /** An address that the account is known under. */
  ownAddress: own((email: string) => `EMAIL#${email}`, { as: 'addresses', without: ['id'] }),
  /** A card used for this account's trial, so that its claim is found when the account is deleted. */
  ownCard: own((fingerprint: string) => `CARD#${fingerprint}`, { as: 'trialCards', without: ['id'] }),
  ticket: own((ticketNumber: string) => `TICKET#${ticketNumber}`, { as: 'tickets', without: ['answered'] }),
  /** Marks a one-time mail as sent. */
  notice: own((notice: string) => `NOTICE#${notice}`, { as: 'notices' }),
  /** An account that was linked with this one. */
  merge: own((secondaryId: string) => `MERGE#${secondaryId}`, { as: 'linkedAccounts' }),
  /** What the user did here, for ninety days. */
  activity: own((activityId: string) => `ACTIVITY#${activityId}`, { as: 'activity' }),
  /** After how long without use the account is to be deleted. */
  retention: own(() => 'RETENTION', { as: 'retention' }),
  /** The export of everything, where it is written into a file. */
  dataExport: own(() => 'EXPORT', {
    as: 'dataExport',
    without: [...LEASE, 'upload', 'parts', 'place', 'attempts'],
  }),
  deletion: own(() => 'ERASURE', {
    holds: 'That your account is being deleted',
    not: 'It exists only after you can no longer sign in.',
  }),
} as const

export type OwnItemKind = keyof typeof OWN_ITEMS
