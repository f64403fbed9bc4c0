import { erased, notExported, type DataRule } from './data-rule.ts'

const LEASE = ['leaseToken', 'leaseUntil'] as const

/** Items of a user's own partition. */
export const OWN_ITEMS = {
  profile: erased('Your name, address and account', 'account'),
  subscription: erased('Your plan and trial', 'subscription'),
  billing: erased('Your ids at the payment provider, and when your trial was used', 'billing', [
    'version',
    'attempt',
  ]),
  configuration: erased('Your job search preferences', 'configuration'),
  cycle: erased('When your emails were last prepared', 'lastRun'),
  gmail: erased('Your connected mailbox; the permission itself is sealed and is not shown', 'mailbox', [
    'sealedGrant',
  ]),
  usage: erased(
    'How many emails were prepared, and what finding their contacts cost, by month and day',
    'usage',
  ),
  trialUsage: erased('How many emails of your trial were used', 'trialUsage'),
  resume: erased('Your resumes and what was read from them', 'resumes'),
  factReview: erased(
    'Your review of what was read from your resumes: corrections, what is never used, what you added',
    'resumeReview',
  ),
  run: erased('What each preparation of emails found', 'runs', [...LEASE, 'people']),
  email: erased('Your email outreach entries', 'outreach', [...LEASE, 'attempts', 'misses']),
  material: erased(
    'The posting and why it was chosen, the contact and the letter of each entry, with its sources, and why a letter was held back',
    'letters',
  ),
  revision: erased('The changes you asked for in drafts, and the rewritten letters', 'revisions', [
    ...LEASE,
    'attempts',
    'replaces',
  ]),
  discard: erased('That you asked to delete unsent drafts, and the result', 'discardedDrafts', [
    ...LEASE,
    'attempts',
    'deleting',
  ]),
  usedJob: erased('Jobs that were already used for your emails', 'usedJobs'),
  ownSession: erased('Where you are signed in; the secrets of the sessions are not shown', 'sessions', [
    'id',
  ]),
  ownIdentity: erased('The sign-ins that lead to your account', 'signIns', ['id']),
  ownAddress: erased('The addresses that your account is known under', 'addresses', ['id']),
  ownCard: erased('Cards that were used for a trial on your account', 'trialCards', ['id']),
  ticket: erased('Your support tickets', 'tickets'),
  notice: erased('Which one-time mails were sent to you', 'notices'),
  merge: erased('Accounts that were linked with yours', 'linkedAccounts'),
  activity: erased('What you did here, for ninety days', 'activity'),
  retention: erased('After how long without use your account is to be deleted', 'retention'),
  deletion: notExported(
    'That your account is being deleted',
    'It exists only after you can no longer sign in.',
    'erased',
  ),
} satisfies Record<string, DataRule>

export type OwnItemKind = keyof typeof OWN_ITEMS
