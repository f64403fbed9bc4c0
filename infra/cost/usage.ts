import { SESSION } from '#shared/catalog/constants.ts'
import { PLANS } from '#shared/catalog/plans.ts'
import { unitsOfCycle } from './writes.ts'

const DAYS_ON_THE_SITE = 22
const HOURS_A_DAY = 1

/**
 * Measured (and held to within a fifth by a test): table units, calls to vendors and bytes of a cycle over a
 * whole stage with a full Pro allowance, empty caches and forty boards to read. Assumed: everything about
 * people and time.
 */
export const USAGE = {
  // Assumed: a Pro user on the site for an hour on each working day, its page polling as the client does.
  cycles: 30,
  draftsPerCycle: PLANS.pro.emailsPerDay,
  sessionPolls: (DAYS_ON_THE_SITE * HOURS_A_DAY * 3_600_000) / SESSION.pollMs,
  otherCalls: 600,
  signIns: DAYS_ON_THE_SITE,
  pageFiles: DAYS_ON_THE_SITE * 15,
  edgeBytes: 10_000_000,

  // Measured, of the table; those of a cycle are of all its drafts together.
  pollReadUnits: 1,
  callReadUnits: 4,
  callWriteUnits: 0.5,
  cycleReadUnits: 790,
  cycleWriteUnits: unitsOfCycle(),
  bytesPerDraft: 4_600,
  // Counted from the writes that move an entry in the index of open work: in and out, each in a transaction.
  openIndexWritesPerDraft: 4,
  // Assumed: nothing is deleted yet, so this is half of a year's subscription.
  monthsKept: 6,

  // Assumed: a warm function of each kind; a model that takes three seconds, and four letters of five at most
  // that a run of the worker gets at a time and writes side by side.
  apiSeconds: 0.02,
  apiGb: 0.5,
  planSeconds: 60,
  planGb: 0.5,
  draftSeconds: 4.5,
  draftGb: 0.5,
  draftsPerRun: 4,

  // Measured with empty caches.
  postingCallsPerCycle: 3,
  contactSearchesPerCycle: 25,
  contacts: {
    // Credits for a draft whose person is bought, with the searches that lead to nobody. Measured with empty
    // caches, where every person of a cycle is bought: 1.25 to 1.7, by which of the calls made at once comes
    // first; and over the days after it.
    creditsPerBought: 1.5,
    // And for one whose person was kept: a confirmation that was missing, now and then.
    creditsPerKept: 0.05,
    // Share of drafts. Assumed: one posting in fifty names somebody with an address; of half of the employers
    // we know the domain, and of those one in eight shows addresses.
    publicShare: 0.08,
    // Share of one user's drafts to an employer whose people were looked up within ninety days. Counted over
    // 1,288 real postings of one field and fifteen months: 50 % were of an employer whose people an earlier one
    // had used within ninety days, and that had been found within half a year; without keeping on what is used
    // it would be 48 %.
    seenAgain: 0.5,
    // Assumed: some four hundred fields and places that people look in, with ten roles to write to, twice as
    // many in all as are likely to be used at once, each with employers of its own.
    markets: 8_000,
    // Share of employers so small that one answer names all their people, or all who lead. Assumed: of half of
    // the employers no more than ten people are known, or no more than ten who lead. All roles but two look for
    // leaders.
    onePage: 0.5,
    rolesServed: 8,
    // Postings of a day that fit. Assumed: a day brings a quarter more than is drafted.
    matchesPerDraft: 1.25,
  },
  // Share of the questions to sources of postings that a kept answer serves. Assumed.
  answeredFromCache: 0.3,
  // Google's table: ten for a draft; one look-up of five in about every fifth.
  gmailUnitsPerDraft: 11,
  // A run asks once for the key of each mailbox, whose letters come together.
  keyRequestsPerRun: 1,
  // Tokens of the two questions about a letter, to write it and to read it: `shared` begins all questions of a
  // kind on a day. Measured on sample resumes, four characters a token; a test measures again. Assumed: an
  // answer of seven sentences, and one letter in five mended and then read again.
  writing: { times: 1.2, shared: 1_950, own: 350, output: 230 },
  reading: { times: 1.2, shared: 900, own: 330, output: 120 },
  // Share of questions whose beginning the vendor still keeps. Assumed: the letters of a run are written within
  // the five minutes for which vendors keep a beginning, four at a time.
  keptByVendor: 0.8,
  // A line of the function and of the gateway, and one of the edge.
  logBytesPerCall: 850,
  logBytesPerMessage: 1_000,
  peak: 3,
}

/** What one active user does and causes in a month of thirty days. */
export type Usage = Readonly<typeof USAGE>

/** What a stage costs before it has a user. Counts of a month. */
export const STANDING = {
  /** Two of them for the backups. */
  keys: 6,
  /** One of them the copy beside the backups. */
  secrets: 9,
  alarms: 51,
  /** Nightly backups that are kept at a time, one beside the stage and three in the other region. */
  backupsKept: 1 + 3,
  firewallRules: 7,
  /** Six queues with a worker, five pollers each, asking every twenty seconds. */
  emptyReceives: (6 * 5 * 30 * 86_400) / 20,
  sweeps: 30 * 1_440,
  healthChecks: 30 * 1_440,
  /** Assumed: as long as the slowest vendor takes. */
  healthCheckSeconds: 0.6,
  /** Our own metrics with something counted: of the stage, sign-ins, endpoints, models and vendors. */
  metrics: 22 + 2 + 10 + 5 + 4,
  /** Assumed: one monitoring page, four hours each working day, reads twenty metrics every thirty seconds. */
  metricReads: 22 * 4 * 120 * 20,
  /** The night's comparison with the payment provider: six starts in its hour. */
  comparisons: 30 * 6,
  /** The look at accounts that nobody uses, in six starts as well, the count by the hour, and standing alarms. */
  looks: 30 * (6 + 24 + 1),
} as const
