import { SESSION } from '#shared/catalog/constants.ts'
import { PLANS } from '#shared/catalog/plans.ts'

const DAYS_ON_THE_SITE = 22
const HOURS_A_DAY = 1

/**
 * Measured, and tested to within a fifth: table units, calls to vendors and bytes of a run on a local stage
 * with a full Pro allowance, empty caches and forty boards. Assumed: everything about people and time.
 */
export const USAGE = {
  // Assumed: a Pro user is on the site for an hour on each working day, and the page polls as the client does.
  cycles: 30,
  draftsPerCycle: PLANS.pro.emailsPerDay,
  sessionPolls: (DAYS_ON_THE_SITE * HOURS_A_DAY * 3_600_000) / SESSION.pollMs,
  otherCalls: 600,
  signIns: DAYS_ON_THE_SITE,
  pageFiles: DAYS_ON_THE_SITE * 15,
  edgeBytes: 10_000_000,

  // Measured at the table; a cycle's units are those of all its drafts. Writes are as DynamoDB Local counts
  // them: it also charges for indexes in which nothing changed, so the cloud charges a tenth to a third less.
  pollReadUnits: 1,
  callReadUnits: 4,
  callWriteUnits: 0.5,
  cycleReadUnits: 790,
  cycleWriteUnits: 1_690,
  bytesPerDraft: 4_600,
  // Counted: an entry is added to and removed from the index of open work, each in a transaction.
  openIndexWritesPerDraft: 4,
  // Assumed: half of a year's subscription, because nothing is deleted yet.
  monthsKept: 6,

  // Assumed: warm functions; a model that takes three seconds; batches of four letters (at most five) that a
  // worker writes in parallel.
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
    // Credits for a draft with a bought contact, including searches without a result. Measured with empty
    // caches, where every contact of a run is bought: 1.25 to 1.7, depending on which parallel call finishes
    // first; and over the following days.
    creditsPerBought: 1.5,
    // Credits for a draft with a stored contact: an occasional missing verification.
    creditsPerKept: 0.05,
    // Share of drafts. Assumed: one posting in fifty names somebody with an address; the domain is known for
    // half of the employers, and one in eight of those shows addresses.
    publicShare: 0.08,
    // Share of one user's drafts to an employer whose people were looked up within ninety days. Counted in
    // 1,288 real postings of one field over fifteen months: 50 % were by an employer whose people an earlier
    // draft had used within ninety days and that had been found within half a year; 48 % if use did not extend
    // the ninety days.
    seenAgain: 0.5,
    // Assumed: some four hundred fields and places with ten roles each, doubled, because not all are likely to
    // be used at once; each market has its own employers.
    markets: 8_000,
    // Share of employers so small that one answer names all their people or all leaders. Assumed: for half of
    // the employers no more than ten people, or ten leaders, are known. All roles but two look for leaders.
    onePage: 0.5,
    rolesServed: 8,
    // Matching postings a day. Assumed: a quarter more than are drafted.
    matchesPerDraft: 1.25,
  },
  // Share of the calls to sources of postings that the cache answers. Assumed.
  answeredFromCache: 0.3,
  // Google's price list: ten for a draft, five for a look-up, which about every fifth draft needs.
  gmailUnitsPerDraft: 11,
  // A worker requests each mailbox's key once per batch.
  keyRequestsPerRun: 1,
  // Tokens of the two requests about a letter, to write it and to read it; `shared` is the beginning that all
  // requests of a kind on a day have in common. Measured on sample resumes at four characters a token, and
  // tested. Assumed: an answer of seven sentences, and one letter in five repaired and read again.
  writing: { times: 1.2, shared: 2_550, own: 350, output: 230 },
  reading: { times: 1.2, shared: 900, own: 330, output: 120 },
  // Share of requests whose beginning is in the vendor's cache. Assumed: a run's letters are written, four at a
  // time, within the five minutes that vendors cache a beginning.
  keptByVendor: 0.8,
  // A line each of the function, the gateway and the edge.
  logBytesPerCall: 850,
  logBytesPerMessage: 1_000,
  peak: 3,
}

/** Usage of one active user in a month of thirty days. */
export type Usage = Readonly<typeof USAGE>

/** Monthly quantities of a stage without users. */
export const STANDING = {
  /** Two of them for the backups. */
  keys: 6,
  /** One of them is the replica in the backup region. */
  secrets: 9,
  alarms: 51,
  /** Nightly backups kept at a time: one in the stage's region and three copies in the other. */
  backupsKept: 1 + 3,
  firewallRules: 7,
  /** Six queues with five pollers each, one request every twenty seconds. */
  emptyReceives: (6 * 5 * 30 * 86_400) / 20,
  sweeps: 30 * 1_440,
  healthChecks: 30 * 1_440,
  /** Assumed: as long as the slowest vendor takes. */
  healthCheckSeconds: 0.6,
  /** Custom metrics with data: of the stage, sign-ins, endpoints, models and vendors. */
  metrics: 22 + 2 + 10 + 5 + 4,
  /** Assumed: one monitoring page, four hours each working day, reads twenty metrics every thirty seconds. */
  metricReads: 22 * 4 * 120 * 20,
  /** The nightly comparison with Stripe: six starts in its hour. */
  comparisons: 30 * 6,
  /** The nightly retention check (six starts), the hourly count of accounts, and the daily repeat of alarms. */
  looks: 30 * (6 + 24 + 1),
} as const
