import { POLICY } from '#shared/catalog/policies.ts'
import { notExported, type DataRule } from './data-rule.ts'

const LISTS_ONLY = 'It repeats what stands in the account, to be found by.'
const OWN_PEOPLE = 'It is about our own people, not about users.'
const ofNobody = (holds: string) => notExported(holds, 'It is about nobody.', { kept: 'It is about nobody.' })

export const OTHER_ITEMS = {
  identity: notExported('Which account a sign-in leads to', LISTS_ONLY, 'erased'),
  address: notExported(
    'Which account an address leads to; for an imported account the hash of its password',
    LISTS_ONLY,
    'erased',
  ),
  session: notExported('An open session under the hash of its secret', LISTS_ONLY, 'erased'),
  customer: notExported('Whose customer of the payment provider it is', LISTS_ONLY, 'erased'),
  card: notExported('Keyed fingerprint of a card that had its trial', LISTS_ONLY, {
    expires: POLICY.trialMarkYears * 365,
    why: 'One trial a card. The account it belonged to is struck out.',
  }),
  trialMark: notExported(
    'Keyed fingerprint of an address or a Google account whose trial was used',
    'It is written when the account goes.',
    { expires: POLICY.trialMarkYears * 365, why: 'One trial a person.' },
  ),
  erased: notExported(
    'Keyed fingerprint of a deleted account with the days of its deletion',
    'It is written when the account goes.',
    { expires: POLICY.auditLogYears * 365, why: 'Audit: proves that the deletion was done.' },
  ),
  linkProof: notExported('A mailed link that proves a second account', 'It lives for half an hour.', {
    expires: 1,
    why: 'It lives for half an hour.',
  }),
  authorization: notExported('A sign-in or a Gmail connection under way', 'It lives for minutes.', {
    expires: 1,
    why: 'It lives for minutes.',
  }),
  oneTimeToken: notExported('A way back from a payment page under a hash', 'It lives for minutes.', {
    expires: 1,
    why: 'It lives for minutes.',
  }),
  throttle: notExported(
    "Counts of calls under an account's id or a hash of a network",
    'It lives for a day at most and says how often something was asked for.',
    { expires: 1, why: 'Limits of abuse; nothing of a person but a number.' },
  ),
  failedSignIns: notExported(
    'How many sign-ins failed from an internet address in an hour',
    'It stands under an address, not under an account, and lives for a day.',
    {
      expires: 2,
      why: 'Attacks are seen by where they come from; it names no account and lives for a day.',
    },
  ),
  contact: notExported(
    'A digest of a message to us, so that it arrives once',
    'It says nothing that could be read.',
    { expires: 1, why: 'The same message must not arrive twice.' },
  ),
  providerEvent: notExported(
    "News of the payment provider with its customer's id",
    'It repeats what billing says.',
    { expires: 30, why: 'News that come again must be known; the customer they name is deleted.' },
  ),
  reconciliation: notExported(
    'Differences found between us and the payment provider, by account id',
    'It says that something was put right, under an id alone.',
    { expires: 400, why: 'Books: an id that leads nowhere once the account is gone.' },
  ),
  reconciliationPage: notExported('Which ids a nightly comparison has seen', 'It lives for days.', {
    expires: 7,
    why: 'It lives for days.',
  }),
  countedPayment: notExported(
    "That an invoice or a refund was counted, under the payment provider's id of it",
    'It says that something was counted; the invoice is at Stripe.',
    {
      expires: 400,
      why: 'A sum over all users must not count it again; whose it is, it does not say.',
    },
  ),
  statistics: ofNobody('Sums over all users'),
  activeAccounts: ofNobody('A sum over all users'),
  recipient: notExported(
    'Counters of people written to, under a keyed fingerprint',
    'It is about other people.',
    { expires: 30, why: 'Protects the people written to; it names entries that are gone.' },
  ),
  recipientProof: notExported(
    'A mailed link by which somebody who was written to proves an address',
    'It is about other people, and lives for half an hour.',
    { expires: 1, why: 'It lives for half an hour.' },
  ),
  answer: notExported(
    'Answers of our sources, for all users together',
    'It is about nobody who uses the service.',
    {
      expires: 180,
      why: 'Shared by all users; people in them go ninety days after they were last used.',
    },
  ),
  admin: notExported('People who run the service, with the hash of their password', OWN_PEOPLE, {
    kept: 'It is about our own people.',
  }),
  adminAddress: notExported('Which admin an address leads to', OWN_PEOPLE, {
    kept: 'It is about our own people.',
  }),
  superAdmins: ofNobody('How many people may manage the others'),
  adminSession: notExported('An open session of an admin under the hash of its secret', OWN_PEOPLE, {
    expires: 1,
    why: 'It lives for half a day.',
  }),
  adminAttempts: notExported(
    'Counts of failed sign-ins under a hash of an address or a network',
    'It says nothing that could be read.',
    { expires: 3, why: 'It keeps guesses at passwords away.' },
  ),
  adminFactor: notExported(
    "What codes of an admin's app are judged by, and hashes of recovery codes",
    OWN_PEOPLE,
    { kept: 'It is about our own people.' },
  ),
  audit: notExported(
    'What admins did, with the id of the account it was about',
    'It says what our own people did, under an id alone.',
    {
      expires: POLICY.auditLogYears * 365,
      why: 'Audit: who looked at or changed what. The id leads nowhere once the account is gone.',
    },
  ),
  systemSettings: notExported('Settings for all users, with the admin who saved them', OWN_PEOPLE, {
    kept: 'It is about our own people.',
  }),
  operation: notExported(
    'The latest operation of a kind over many accounts, with a report of ids',
    'It says that something was looked at or put right, under an id alone.',
    { expires: 400, why: 'Books: an id that leads nowhere once the account is gone.' },
  ),
  blogListed: ofNobody('An article'),
  blogSearched: ofNobody('An article'),
  blogArticle: ofNobody('An article'),
} satisfies Record<string, DataRule>
