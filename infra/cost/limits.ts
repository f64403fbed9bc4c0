import { CONCURRENCY } from '#infra/context.ts'
import { GMAIL_QUOTA } from '#shared/catalog/monitoring/monitoring.ts'
import { RECIPIENT_CAPS } from '#shared/catalog/policies.ts'
import { POSTING_VENDORS, type RegisteredVendor } from '#vendors/posting-vendors.ts'
import { USAGE, type Usage } from './usage.ts'

const DAY_SECONDS = 86_400
const DAY_MINUTES = 1_440
const MONTH_DAYS = 30

/** Employers hiring at any time in the countries of the form: a guess. */
const EMPLOYERS = 4_000_000

interface Rule {
  readonly name: string
  readonly limit: number
  readonly unit: string
  readonly unsure?: true
  /** What one user takes of it. */
  readonly perUser: (usage: Usage) => number
  readonly remedy: string
}

const cyclesADay = (usage: Usage) => usage.cycles / MONTH_DAYS
const draftsADay = (usage: Usage) => cyclesADay(usage) * usage.draftsPerCycle
const atPeak = (usage: Usage, aDay: number) => (aDay * usage.peak) / DAY_SECONDS
const planSeconds = (usage: Usage) => cyclesADay(usage) * usage.planSeconds
const draftSeconds = (usage: Usage) => (draftsADay(usage) / usage.draftsPerRun) * usage.draftSeconds
const apiSeconds = (usage: Usage) => ((usage.sessionPolls + usage.otherCalls) / MONTH_DAYS) * usage.apiSeconds
/** Tokens of a letter's requests. It is not documented whether a quota counts cached tokens; here they count. */
const tokensOf = ({ writing, reading }: Usage): number =>
  [writing, reading].reduce((sum, { times, shared, own, output }) => sum + times * (shared + own + output), 0)

/** The monthly limits that a vendor of postings states, if every user's run used it. */
const ofPostings = ({ name, limits: { windows, statedBy } }: RegisteredVendor): readonly Rule[] =>
  windows
    .filter(({ seconds }) => statedBy !== null && seconds === MONTH_DAYS * DAY_SECONDS)
    .map(({ limit }) => ({
      name,
      limit,
      unit: 'calls a month',
      perUser: (usage) => usage.cycles * usage.postingCallsPerCycle * (1 - usage.answeredFromCache),
      remedy:
        'The adapter stops within its budget and the run says so; public boards go on. Commercial use needs a written licence anyway: agree on the volume in it.',
    }))

/** Limits of AWS without a source are those of the quota pages at docs.aws.amazon.com. */
const RULES: readonly Rule[] = [
  ...POSTING_VENDORS.flatMap(ofPostings),
  {
    name: 'Hunter',
    // The largest plan on the list (hunter.io/pricing).
    limit: 25_000,
    unit: 'credits a month',
    perUser: (usage) => usage.cycles * usage.draftsPerCycle * usage.boughtShare * usage.creditsPerBought,
    remedy:
      'People are kept for ninety days and given to all users. Beyond the list: a contract by volume, or a second source behind the same port.',
  },
  {
    name: 'Employers',
    limit: Math.floor((EMPLOYERS * RECIPIENT_CAPS.company.most) / RECIPIENT_CAPS.company.days),
    unit: 'first emails a day',
    unsure: true,
    perUser: draftsADay,
    remedy:
      'Not to be raised: it protects recipients. Fewer drafts per user, more countries and boards; a run reports companies at their limit.',
  },
  {
    name: 'Google before verification',
    // support.google.com, consent screen in testing.
    limit: 100,
    unit: 'test users',
    unsure: true,
    perUser: () => 1,
    remedy:
      'Verification of the restricted scope, with its yearly assessment; until then grants also die after seven days. Months, so it comes first.',
  },
  {
    name: 'Bedrock',
    // An older default (repost.aws); Service Quotas has the real one.
    limit: 200_000,
    unit: 'tokens a minute',
    unsure: true,
    perUser: (usage) => (draftsADay(usage) * tokensOf(usage) * usage.peak) / DAY_MINUTES,
    remedy:
      "The draft queue waits: the worker's maximum concurrency is the throttle, and letters wait or are plain when the model gives none. Ask for more, use a cross-Region profile, or batch at half the price.",
  },
  {
    name: 'Hunter',
    // hunter.io/api-documentation.
    limit: 500,
    unit: 'searches a minute',
    perUser: (usage) =>
      (cyclesADay(usage) * usage.contactSearchesPerCycle * usage.boughtShare * usage.peak) / DAY_MINUTES,
    remedy:
      'A rate limiter in the table spreads the calls of all workers; a run waits, then continues with what it has.',
  },
  {
    name: 'SES',
    // A usual first quota after the sandbox (repost.aws).
    limit: 50_000,
    unit: 'mails a day',
    unsure: true,
    perUser: cyclesADay,
    remedy: 'The quota grows with a good record; ask ahead. A mail that fails costs no draft.',
  },
  {
    name: 'Lambda',
    limit: 1_000,
    unit: 'runs at once',
    perUser: (usage) => atPeak(usage, planSeconds(usage) + draftSeconds(usage) + apiSeconds(usage)),
    remedy:
      'Ask for 10,000. Maximum concurrency keeps the workers from starving the API, and schedules fire within 15 minutes.',
  },
  {
    name: '`cycleConcurrency`, ours',
    limit: CONCURRENCY.prod.cycle,
    unit: 'plannings at once',
    perUser: (usage) => atPeak(usage, planSeconds(usage)),
    remedy:
      'Up to 1,000. Starts wait in the queue; a run that waits more than 25 minutes keeps the later time, so that peaks spread by themselves.',
  },
  {
    name: '`draftConcurrency`, ours',
    limit: CONCURRENCY.prod.draft,
    unit: 'batches of drafts at once',
    perUser: (usage) => atPeak(usage, draftSeconds(usage)),
    remedy: 'Up to 1,000, as far as the model answers. Drafts wait in the queue, nothing is lost.',
  },
  {
    name: 'Gmail',
    // developers.google.com/workspace/gmail/api/reference/quota.
    limit: GMAIL_QUOTA.freePerDay,
    unit: 'free units a day',
    perUser: (usage) => draftsADay(usage) * usage.gmailUnitsPerDraft,
    remedy:
      'Not a hard limit: drafts go on, and Google bills the project for what is above it. An alarm reports 80 %.',
  },
  {
    name: 'DynamoDB',
    limit: 40_000,
    unit: 'write units a second',
    perUser: (usage) => atPeak(usage, cyclesADay(usage) * usage.cycleWriteUnits),
    remedy: 'Ask for more and set the warm throughput before a launch. First reduce the units per draft.',
  },
  {
    name: 'Cognito',
    limit: 25,
    unit: 'sign-ins a second',
    perUser: (usage) => atPeak(usage, usage.signIns / MONTH_DAYS),
    remedy: 'Only sign-ins use it: our own session lasts up to twelve hours. Ask for more.',
  },
]

/** The number of users at which each limit is reached, lowest first. */
export const reaches = (usage: Usage = USAGE) =>
  RULES.map(({ name, limit, unit, unsure, perUser, remedy }) => ({
    name: unsure ? `${name} (?)` : name,
    limit: `${limit.toLocaleString('en-US')} ${unit}`,
    users: Math.floor(limit / perUser(usage)),
    remedy,
  })).toSorted((a, b) => a.users - b.users)
