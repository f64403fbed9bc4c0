import { PLANS } from '#shared/catalog/plans.ts'

/**
 * A month of one active user with a Pro plan. Measured on a local stage with empty caches, and tested to within
 * a fifth: writes, searches and credits of a run, tokens of a letter. Everything else is assumed.
 */
export const USAGE = {
  cycles: 30,
  draftsPerCycle: PLANS.pro.emailsPerDay,
  /** As DynamoDB Local counts them; the cloud charges a tenth to a third less. */
  cycleWriteUnits: 2_070,
  /** How long a run plans, while vendors answer. */
  planSeconds: 60,
  /** A worker's time for a letter: a batch of five waits for the model once. Syncs of mailboxes come on top. */
  draftSeconds: 1.2,
  /** Requests to the API in a day with a visit, and the time of one. */
  requestsADay: 30,
  requestSeconds: 0.1,
  /** Events of Stripe about a subscription that renews once a month. */
  eventsADay: 0.2,
  /** Share of users with a reminder on a day, and of these in the zone with most users. */
  reminded: 0.1,
  inOneZone: 0.34,
  postingCallsPerCycle: 3,
  /** Share of the calls to sources of postings that the cache answers. */
  answeredFromCache: 0.3,
  contactSearchesPerCycle: 25,
  /** 1.25 to 1.7, depending on which parallel call finishes first. */
  creditsPerBought: 1.5,
  /**
   * Share of the drafts whose contact is bought; the others' are public or stored. Half of the drafts are to an
   * employer whose people were looked up within ninety days (counted in 1,288 real postings of one field), and
   * free contacts are preferred among a quarter more postings.
   */
  boughtShare: 0.2,
  /**
   * The requests about a letter, to write it and to read it over the whole resume and posting, in units of four
   * characters; `shared` is the beginning that all requests of a kind on a day have in common. `output` of writing has
   * the draft that is thrown away (the mean of fifteen played answers). One letter in five is repaired and read again.
   */
  writing: { shared: 990, own: 1_030, output: 360 },
  reading: { shared: 1_100, own: 930, output: 120 },
  repaired: 0.2,
  /** Share of requests whose beginning is in the vendor's cache: it keeps one for five minutes. */
  keptByVendor: 0.8,
  /** Pages that a user loads in a month, three vitals of each, and the share of users who agree to be measured. */
  visits: { pages: 90, events: 3, agree: 0.5 },
  /** The busiest hour counts as this many average hours. */
  peak: 3,
}

export type Usage = Readonly<typeof USAGE>
