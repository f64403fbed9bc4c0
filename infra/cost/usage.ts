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
  // Assumed: half of a year's subscription, because nothing is deleted yet.
  monthsKept: 6,

  // Assumed: warm functions; a model that takes three seconds; batches of four letters (at most five) that a
  // worker writes in parallel. All have half a gigabyte of memory.
  memoryGb: 0.5,
  apiSeconds: 0.02,
  planSeconds: 60,
  draftSeconds: 4.5,
  draftsPerRun: 4,

  // Measured with empty caches, where every contact of a run is bought: 1.25 to 1.7 credits a draft, depending
  // on which parallel call finishes first.
  postingCallsPerCycle: 3,
  contactSearchesPerCycle: 25,
  creditsPerBought: 1.5,
  // Share of the drafts whose contact is bought; the others' are public or stored. Assumed for a thousand
  // users: half of the drafts are to an employer whose people were looked up within ninety days (counted in
  // 1,288 real postings of one field), and free contacts are preferred among a quarter more postings.
  boughtShare: 0.2,
  // Share of the calls to sources of postings that the cache answers. Assumed.
  answeredFromCache: 0.3,
  // Google's price list: ten for a draft, five for a look-up, which about every fifth draft needs.
  gmailUnitsPerDraft: 11,
  // Tokens of the two requests about a letter, to write it and to read it; `shared` is the beginning that all
  // requests of a kind on a day have in common. Measured on sample resumes and a posting of 2,700 characters at four characters a token, and
  // tested. Assumed: an answer of three paragraphs, and one letter in five repaired and read again.
  writing: { times: 1.2, shared: 2_000, own: 1_030, output: 190 },
  reading: { times: 1.2, shared: 1_100, own: 930, output: 120 },
  // Share of requests whose beginning is in the vendor's cache. Assumed: a run's letters are written, four at a
  // time, within the five minutes that vendors cache a beginning.
  keptByVendor: 0.8,
  peak: 3,
}

/** Usage of one active user in a month of thirty days. */
export type Usage = Readonly<typeof USAGE>
