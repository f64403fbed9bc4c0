import { POLICY } from '#shared/catalog/policies.ts'
import type { DataRule } from './data-rule.ts'

const LISTS_ONLY = 'It repeats what stands in the account, to be found by.'
const NOBODY = { exported: { not: 'It is about nobody.' }, deleted: { kept: 'It is about nobody.' } } as const

export const OTHER_ITEMS = {
  identity: { holds: 'Which account a sign-in leads to', exported: { not: LISTS_ONLY }, deleted: 'erased' },
  address: {
    holds: 'Which account an address leads to; for an imported account the hash of its password',
    exported: { not: LISTS_ONLY },
    deleted: 'erased',
  },
  session: {
    holds: 'An open session under the hash of its secret',
    exported: { not: LISTS_ONLY },
    deleted: 'erased',
  },
  customer: {
    holds: 'Whose customer of the payment provider it is',
    exported: { not: LISTS_ONLY },
    deleted: 'erased',
  },
  card: {
    holds: 'Keyed fingerprint of a card that had its trial',
    exported: { not: LISTS_ONLY },
    deleted: {
      expires: POLICY.trialMarkYears * 365,
      why: 'One trial a card. The account it belonged to is struck out.',
    },
  },
  trialMark: {
    holds: 'Keyed fingerprint of an address or a Google account whose trial was used',
    exported: { not: 'It is written when the account goes.' },
    deleted: { expires: POLICY.trialMarkYears * 365, why: 'One trial a person.' },
  },
  erased: {
    holds: 'Keyed fingerprint of a deleted account with the days of its deletion',
    exported: { not: 'It is written when the account goes.' },
    deleted: { expires: POLICY.auditLogYears * 365, why: 'Audit: proves that the deletion was done.' },
  },
  linkProof: {
    holds: 'A mailed link that proves a second account',
    exported: { not: 'It lives for half an hour.' },
    deleted: { expires: 1, why: 'It lives for half an hour.' },
  },
  authorization: {
    holds: 'A sign-in or a Gmail connection under way',
    exported: { not: 'It lives for minutes.' },
    deleted: { expires: 1, why: 'It lives for minutes.' },
  },
  oneTimeToken: {
    holds: 'A way back from a payment page under a hash',
    exported: { not: 'It lives for minutes.' },
    deleted: { expires: 1, why: 'It lives for minutes.' },
  },
  throttle: {
    holds: "Counts of calls under an account's id or a hash of a network",
    exported: { not: 'It lives for a day at most and says how often something was asked for.' },
    deleted: { expires: 1, why: 'Limits of abuse; nothing of a person but a number.' },
  },
  failedSignIns: {
    holds: 'How many sign-ins failed from an internet address in an hour',
    exported: { not: 'It stands under an address, not under an account, and lives for a day.' },
    deleted: {
      expires: 2,
      why: 'Attacks are seen by where they come from; it names no account and lives for a day.',
    },
  },
  contact: {
    holds: 'A digest of a message to us, so that it arrives once',
    exported: { not: 'It says nothing that could be read.' },
    deleted: { expires: 1, why: 'The same message must not arrive twice.' },
  },
  providerEvent: {
    holds: "News of the payment provider with its customer's id",
    exported: { not: 'It repeats what billing says.' },
    deleted: { expires: 30, why: 'News that come again must be known; the customer they name is deleted.' },
  },
  reconciliation: {
    holds: 'Differences found between us and the payment provider, by account id',
    exported: { not: 'It says that something was put right, under an id alone.' },
    deleted: { expires: 400, why: 'Books: an id that leads nowhere once the account is gone.' },
  },
  reconciliationPage: {
    holds: 'Which ids a nightly comparison has seen',
    exported: { not: 'It lives for days.' },
    deleted: { expires: 7, why: 'It lives for days.' },
  },
  countedPayment: {
    holds: "That an invoice or a refund was counted, under the payment provider's id of it",
    exported: { not: 'It says that something was counted; the invoice is at Stripe.' },
    deleted: {
      expires: 400,
      why: 'A sum over all users must not count it again; whose it is, it does not say.',
    },
  },
  statistics: { holds: 'Sums over all users', ...NOBODY },
  activeAccounts: { holds: 'A sum over all users', ...NOBODY },
  recipient: {
    holds: 'Counters of people written to, under a keyed fingerprint',
    exported: { not: 'It is about other people.' },
    deleted: { expires: 30, why: 'Protects the people written to; it names entries that are gone.' },
  },
  recipientProof: {
    holds: 'A mailed link by which somebody who was written to proves an address',
    exported: { not: 'It is about other people, and lives for half an hour.' },
    deleted: { expires: 1, why: 'It lives for half an hour.' },
  },
  answer: {
    holds: 'Answers of our sources, for all users together',
    exported: { not: 'It is about nobody who uses the service.' },
    deleted: {
      expires: 180,
      why: 'Shared by all users; people in them go ninety days after they were last used.',
    },
  },
  admin: {
    holds: 'People who run the service, with the hash of their password',
    exported: { not: 'It is about our own people, not about users.' },
    deleted: { kept: 'It is about our own people.' },
  },
  adminAddress: {
    holds: 'Which admin an address leads to',
    exported: { not: 'It is about our own people, not about users.' },
    deleted: { kept: 'It is about our own people.' },
  },
  superAdmins: { holds: 'How many people may manage the others', ...NOBODY },
  adminSession: {
    holds: 'An open session of an admin under the hash of its secret',
    exported: { not: 'It is about our own people, not about users.' },
    deleted: { expires: 1, why: 'It lives for half a day.' },
  },
  adminAttempts: {
    holds: 'Counts of failed sign-ins under a hash of an address or a network',
    exported: { not: 'It says nothing that could be read.' },
    deleted: { expires: 3, why: 'It keeps guesses at passwords away.' },
  },
  adminFactor: {
    holds: "What codes of an admin's app are judged by, and hashes of recovery codes",
    exported: { not: 'It is about our own people, not about users.' },
    deleted: { kept: 'It is about our own people.' },
  },
  audit: {
    holds: 'What admins did, with the id of the account it was about',
    exported: { not: 'It says what our own people did, under an id alone.' },
    deleted: {
      expires: POLICY.auditLogYears * 365,
      why: 'Audit: who looked at or changed what. The id leads nowhere once the account is gone.',
    },
  },
  systemSettings: {
    holds: 'Settings for all users, with the admin who saved them',
    exported: { not: 'It is about our own people, not about users.' },
    deleted: { kept: 'It is about our own people.' },
  },
  operation: {
    holds: 'The latest operation of a kind over many accounts, with a report of ids',
    exported: { not: 'It says that something was looked at or put right, under an id alone.' },
    deleted: { expires: 400, why: 'Books: an id that leads nowhere once the account is gone.' },
  },
  blogListed: { holds: 'An article', ...NOBODY },
  blogSearched: { holds: 'An article', ...NOBODY },
  blogArticle: { holds: 'An article', ...NOBODY },
} as const satisfies Record<string, DataRule>
