import type { DataRule } from './data-rule.ts'

/**
 * Items of a user's own partition. `without` names what is of our own making: where work stands, and secrets.
 */
export const OWN_ITEMS = {
  profile: { holds: 'Your name, address and account', exported: { as: 'account' }, deleted: 'erased' },
  subscription: { holds: 'Your plan and trial', exported: { as: 'subscription' }, deleted: 'erased' },
  billing: {
    holds: 'How your account is known at the payment provider, and when your trial was used',
    exported: { as: 'billing', without: ['version', 'attempt'] },
    deleted: 'erased',
  },
  configuration: {
    holds: 'Your job search preferences',
    exported: { as: 'configuration' },
    deleted: 'erased',
  },
  cycle: { holds: 'When your emails were last prepared', exported: { as: 'lastRun' }, deleted: 'erased' },
  gmail: {
    holds: 'Your connected mailbox; the permission itself is sealed and is not shown',
    exported: { as: 'mailbox', without: ['sealedGrant'] },
    deleted: 'erased',
  },
  usage: {
    holds: 'How many emails were prepared, and what looking for their contacts cost, by month and day',
    exported: { as: 'usage' },
    deleted: 'erased',
  },
  trialUsage: {
    holds: 'How many emails of your trial were used',
    exported: { as: 'trialUsage' },
    deleted: 'erased',
  },
  resume: {
    holds: 'Your resumes and what was read from them',
    exported: { as: 'resumes' },
    deleted: 'erased',
  },
  factReview: {
    holds:
      'What you said of what was read from your resumes: corrections, what is never used, what you added',
    exported: { as: 'resumeReview' },
    deleted: 'erased',
  },
  run: {
    holds: 'What each preparation of emails found',
    exported: { as: 'runs', without: ['leaseToken', 'leaseUntil', 'people'] },
    deleted: 'erased',
  },
  email: {
    holds: 'Your email outreach entries',
    exported: { as: 'outreach', without: ['leaseToken', 'leaseUntil', 'attempts', 'misses'] },
    deleted: 'erased',
  },
  material: {
    holds:
      'The posting and why it was chosen, the contact and the letter of each entry, with its sources, and what a letter was held back for',
    exported: { as: 'letters' },
    deleted: 'erased',
  },
  revision: {
    holds: 'What you asked of drafts, and the letters that were written anew',
    exported: { as: 'revisions', without: ['leaseToken', 'leaseUntil', 'attempts', 'replaces'] },
    deleted: 'erased',
  },
  discard: {
    holds: 'That you had the drafts nobody sent discarded, and what came of it',
    exported: { as: 'discardedDrafts', without: ['leaseToken', 'leaseUntil', 'attempts', 'deleting'] },
    deleted: 'erased',
  },
  usedJob: { holds: 'Jobs that you were given already', exported: { as: 'usedJobs' }, deleted: 'erased' },
  ownSession: {
    holds: 'Where you are signed in; the secrets of the sessions are not shown',
    exported: { as: 'sessions', without: ['id'] },
    deleted: 'erased',
  },
  ownIdentity: {
    holds: 'The sign-ins that lead to your account',
    exported: { as: 'signIns', without: ['id'] },
    deleted: 'erased',
  },
  ownAddress: {
    holds: 'The addresses that your account is known under',
    exported: { as: 'addresses', without: ['id'] },
    deleted: 'erased',
  },
  ownCard: {
    holds: 'That a card had its trial on your account',
    exported: { as: 'trialCards', without: ['id'] },
    deleted: 'erased',
  },
  ticket: { holds: 'Your support tickets', exported: { as: 'tickets' }, deleted: 'erased' },
  notice: {
    holds: 'Which mails went out to you that go out once',
    exported: { as: 'notices' },
    deleted: 'erased',
  },
  merge: {
    holds: 'Accounts that were linked with yours',
    exported: { as: 'linkedAccounts' },
    deleted: 'erased',
  },
  activity: { holds: 'What you did here, for ninety days', exported: { as: 'activity' }, deleted: 'erased' },
  retention: {
    holds: 'After how long without use your account is to be deleted',
    exported: { as: 'retention' },
    deleted: 'erased',
  },
  deletion: {
    holds: 'That your account is being deleted',
    exported: { not: 'It exists only once nobody can sign in any more.' },
    deleted: 'erased',
  },
} as const satisfies Record<string, DataRule>

export type OwnItemKind = keyof typeof OWN_ITEMS
