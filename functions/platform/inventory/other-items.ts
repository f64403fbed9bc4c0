import { POLICY } from '#shared/catalog/policies.ts'
import { notExported, type DataRule } from './data-rule.ts'

const LISTS_ONLY = 'It is a lookup entry that repeats data of the account.'
const OWN_PEOPLE = 'It is about our own staff, not about users.'
/** Data of work under way, left out for the same reason for which it expires by itself. */
const brief = (holds: string, why: string, expires = 1) => notExported(holds, why, { expires, why })
const ofStaff = (holds: string) => notExported(holds, OWN_PEOPLE, { kept: 'It is about our own staff.' })
const ofNobody = (holds: string) => notExported(holds, null, { kept: 'It is about nobody.' })

export const OTHER_ITEMS = {
  identity: notExported('Which account a sign-in leads to', LISTS_ONLY, 'erased'),
  address: notExported(
    'Which account an address leads to; for an imported account the hash of its password',
    LISTS_ONLY,
    'erased',
  ),
  session: notExported('An open session under the hash of its secret', LISTS_ONLY, 'erased'),
  customer: notExported('Which account a customer of the payment provider belongs to', LISTS_ONLY, 'erased'),
  card: notExported('Keyed fingerprint of a card that had its trial', LISTS_ONLY, {
    expires: POLICY.trialMarkYears * 365,
    why: 'Each card gets one trial. The id of the account is removed.',
  }),
  trialMark: notExported(
    'Keyed fingerprint of an address or a Google account whose trial was used',
    'It is written when the account is deleted.',
    { expires: POLICY.trialMarkYears * 365, why: 'Each person gets one trial.' },
  ),
  erased: notExported(
    'Keyed fingerprint of a deleted account with the days of its deletion',
    'It is written when the account is deleted.',
    { expires: POLICY.auditLogYears * 365, why: 'Audit: proves that the deletion was done.' },
  ),
  linkProof: brief('A mailed link that proves a second account', 'It expires after half an hour.'),
  authorization: brief('A sign-in or a Gmail connection under way', 'It expires after minutes.'),
  oneTimeToken: brief('A one-time sign-in after a payment page, under a hash', 'It expires after minutes.'),
  throttle: notExported(
    "Counts of calls under an account's id or a hash of a network",
    'It expires after a day at most and only counts requests.',
    { expires: 1, why: 'It limits abuse, and holds only numbers.' },
  ),
  failedSignIns: notExported(
    'How many sign-ins failed from an internet address in an hour',
    'It is stored under an address, not under an account, and expires after a day.',
    {
      expires: 2,
      why: 'It shows where attacks come from; it names no account and expires after a day.',
    },
  ),
  contact: notExported(
    'A digest of a message to us, so that it is delivered once',
    'It cannot be turned back into readable data.',
    { expires: 1, why: 'The same message must not arrive twice.' },
  ),
  providerEvent: notExported(
    'An event of the payment provider with the id of its customer',
    'It repeats what is in the billing section.',
    { expires: 30, why: 'Repeated events must be recognized; the customer they name is deleted.' },
  ),
  reconciliation: notExported(
    'Differences found between us and the payment provider, by account id',
    'It only says that something was corrected, under an id.',
    { expires: 400, why: 'Bookkeeping: the id leads nowhere once the account is deleted.' },
  ),
  eventSearch: ofNobody('How far the list of events of the payment provider was read'),
  reconciliationPage: brief('Which ids a nightly comparison has seen', 'It expires after days.', 7),
  countedPayment: notExported(
    "That an invoice or a refund was counted, under the payment provider's id",
    'It says that something was counted; the invoice is at Stripe.',
    {
      expires: 400,
      why: 'The sum over all users must not count it twice; it names no account.',
    },
  ),
  statistics: ofNobody('Sums over all users'),
  activeAccounts: ofNobody('A sum over all users'),
  monthCounts: ofNobody('Sums of a month over all users'),
  recipient: notExported(
    'Counters of people written to, under a keyed fingerprint',
    'It is about other people.',
    { expires: 30, why: 'It protects the people written to; the entries it names are deleted.' },
  ),
  recipientProof: notExported(
    'A mailed link by which a person who was written to proves an address',
    'It is about other people, and expires after half an hour.',
    { expires: 1, why: 'It expires after half an hour.' },
  ),
  answer: notExported(
    'Answers of our sources, for all users together',
    'It is about nobody who uses the service.',
    {
      expires: 180,
      why: 'Shared by all users; people in them are deleted ninety days after their last use.',
    },
  ),
  admin: ofStaff('People who run the service, with the hash of their password'),
  adminAddress: ofStaff('Which admin an address leads to'),
  superAdmins: ofNobody('How many people may manage the others'),
  adminSession: notExported('An open session of an admin under the hash of its secret', OWN_PEOPLE, {
    expires: 1,
    why: 'It expires after half a day.',
  }),
  adminAttempts: notExported(
    'Counts of failed sign-ins under a hash of an address or a network',
    'It cannot be turned back into readable data.',
    { expires: 3, why: 'It stops password guessing.' },
  ),
  adminFactor: ofStaff("The key that checks the codes of an admin's app, and hashes of recovery codes"),
  audit: notExported(
    'What admins did, with the id of the account it was about',
    'It says what our own staff did, and names the user only by id.',
    {
      expires: POLICY.auditLogYears * 365,
      why: 'Audit: who looked at or changed what. The id leads nowhere once the account is deleted.',
    },
  ),
  systemSettings: ofStaff('Settings for all users, with the admin who saved them'),
  healthHistory: ofNobody('Since when parts of the service are not healthy'),
  acknowledgement: ofStaff('Which admin has seen that a part of the service is not healthy'),
  serviceNote: ofStaff('A note to all users, with the admin who put it up'),
  operation: notExported(
    'The latest operation of a kind over many accounts, with a report of ids',
    'It only says that something was checked or corrected, under an id.',
    { expires: 400, why: 'Bookkeeping: the id leads nowhere once the account is deleted.' },
  ),
  blogListed: ofNobody('An article'),
  blogSearched: ofNobody('An article'),
  blogArticle: ofNobody('An article'),
} satisfies Record<string, DataRule>
