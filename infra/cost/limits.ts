import { POSTING_VENDORS, type RegisteredVendor } from '#vendors/posting-vendors.ts'
import { CONCURRENCY } from '#infra/context.ts'
import { GMAIL_QUOTA } from '#shared/catalog/monitoring/monitoring.ts'
import { RECIPIENT_CAPS } from '#shared/catalog/policies.ts'
import { contactCredits, contactShares } from './contacts.ts'
import { USAGE, type Usage } from './usage.ts'

const DAY_SECONDS = 86_400
/** Tokens of a letter's requests. It is not documented whether a quota counts cached tokens; here they count. */
const tokensOf = ({ writing, reading }: Usage): number =>
  [writing, reading].reduce((sum, { times, shared, own, output }) => sum + times * (shared + own + output), 0)

const DAY_MINUTES = 1_440
const MONTH_DAYS = 30
/** `OPEN_SHARDS` of the table's keys; a test compares the two. */
export const OPEN_SHARDS = 8

interface Reach {
  readonly name: string
  readonly limit: string
  readonly users: number
  readonly remedy: string
  readonly unsure: boolean
}

/** Employers hiring at any time in the countries of the form: a guess. */
const EMPLOYERS = 4_000_000
const FIRST_EMAILS = {
  value: Math.floor((EMPLOYERS * RECIPIENT_CAPS.company.most) / RECIPIENT_CAPS.company.days),
  unit: 'first emails a day',
  unsure: true,
} as const

interface Rule {
  readonly name: string
  readonly limit: { readonly value: number; readonly unit: string; readonly unsure?: true }
  readonly perUser: (usage: Usage) => number
  readonly remedy: string
}

const asked = (usage: Usage) => 1 - usage.answeredFromCache
const cyclesADay = (usage: Usage) => usage.cycles / MONTH_DAYS
const draftsADay = (usage: Usage) => cyclesADay(usage) * usage.draftsPerCycle
const atPeak = (usage: Usage, aDay: number) => (aDay * usage.peak) / DAY_SECONDS
const callsADay = (usage: Usage) => (usage.sessionPolls + usage.otherCalls) / MONTH_DAYS
const busySeconds = (usage: Usage) =>
  (draftsADay(usage) / usage.draftsPerRun) * usage.draftSeconds +
  cyclesADay(usage) * usage.planSeconds +
  callsADay(usage) * usage.apiSeconds

/** The daily or monthly limits that a vendor of postings states, if every user's run used it. */
const ofPostings = ({ name, limits: { windows, statedBy } }: RegisteredVendor): readonly Rule[] =>
  windows.flatMap(({ seconds, limit }) => {
    const days = seconds / DAY_SECONDS
    const span = days === MONTH_DAYS ? 'month' : days === 1 ? 'day' : null
    if (statedBy === null || span === null) return []
    return {
      name: `${name}, calls a ${span}`,
      limit: { value: limit, unit: `calls a ${span}` },
      perUser: (usage: Usage) => cyclesADay(usage) * days * usage.postingCallsPerCycle * asked(usage),
      remedy:
        span === 'day'
          ? 'As for the month.'
          : 'The adapter stops within its budget and the run says so; public boards go on. Commercial use needs a written licence anyway: agree on the volume in it.',
    }
  })

/** Limits of AWS without a source are those of the quota pages at docs.aws.amazon.com. */
const RULES: readonly Rule[] = [
  ...POSTING_VENDORS.flatMap(ofPostings),
  {
    name: 'Hunter, credits a month',
    // The largest plan on the list (hunter.io/pricing).
    limit: { value: 25_000, unit: 'credits a month' },
    perUser: (usage) => contactCredits(1, usage),
    remedy:
      'People are kept for ninety days and given to all users. Beyond the list: a contract by volume, or a second source behind the same port.',
  },
  {
    name: 'Employers, first emails a day',
    limit: FIRST_EMAILS,
    perUser: draftsADay,
    remedy:
      'Not to be raised: it protects recipients. Fewer drafts per user, more countries and boards; a run reports companies at their limit.',
  },
  {
    name: 'Google, users before verification',
    // support.google.com, consent screen in testing.
    limit: { value: 100, unit: 'test users', unsure: true },
    perUser: () => 1,
    remedy:
      'Verification of the restricted scope, with its yearly assessment; until then grants also die after seven days. Months, so it comes first.',
  },
  {
    name: 'Bedrock, tokens a minute',
    // An older default (repost.aws); Service Quotas has the real one.
    limit: { value: 200_000, unit: 'tokens a minute', unsure: true },
    perUser: (usage) => (draftsADay(usage) * tokensOf(usage) * usage.peak) / DAY_MINUTES,
    remedy:
      "The draft queue waits: the worker's maximum concurrency is the throttle, and the composer writes when the model refuses. Ask for more, use a cross-Region profile, or batch at half the price.",
  },
  {
    name: 'Hunter, searches a minute',
    // hunter.io/api-documentation.
    limit: { value: 500, unit: 'searches a minute' },
    perUser: (usage) =>
      (cyclesADay(usage) * usage.contactSearchesPerCycle * contactShares(1, usage).bought * usage.peak) /
      DAY_MINUTES,
    remedy:
      'A rate limiter in the table spreads the calls of all workers; a run waits, then continues with what it has.',
  },
  {
    name: 'SES, mails a day',
    // A usual first quota after the sandbox (repost.aws).
    limit: { value: 50_000, unit: 'mails a day', unsure: true },
    perUser: cyclesADay,
    remedy: 'The quota grows with a good record; ask ahead. A mail that fails costs no draft.',
  },
  {
    name: 'Lambda, runs at once',
    limit: { value: 1_000, unit: 'runs at once' },
    perUser: (usage) => atPeak(usage, busySeconds(usage)),
    remedy:
      'Ask for 10,000. Maximum concurrency keeps the workers from starving the API, and schedules fire within 15 minutes.',
  },
  {
    name: 'Planning, runs at once',
    limit: { value: CONCURRENCY.prod.cycle, unit: 'runs at once, our own' },
    perUser: (usage) => atPeak(usage, cyclesADay(usage) * usage.planSeconds),
    remedy:
      'Ours: `cycleConcurrency`, up to 1,000. Starts wait in the queue; a run that waits more than 25 minutes keeps the later time, so that peaks spread by themselves.',
  },
  {
    name: 'Drafting, runs at once',
    limit: { value: CONCURRENCY.prod.draft, unit: 'runs at once, our own' },
    perUser: (usage) => atPeak(usage, (draftsADay(usage) / usage.draftsPerRun) * usage.draftSeconds),
    remedy:
      'Ours: `draftConcurrency`, up to 1,000, as far as the model answers. Drafts wait in the queue, nothing is lost.',
  },
  {
    name: 'Gmail, units of a day that are free',
    // developers.google.com/workspace/gmail/api/reference/quota.
    limit: { value: GMAIL_QUOTA.freePerDay, unit: 'units a day' },
    perUser: (usage) => draftsADay(usage) * usage.gmailUnitsPerDraft,
    remedy:
      'Not a hard limit: drafts go on, and Google bills the project for what is above it. An alarm reports 80 %.',
  },
  {
    name: 'Table, writes a second',
    limit: { value: 40_000, unit: 'write units a second' },
    perUser: (usage) => atPeak(usage, cyclesADay(usage) * usage.cycleWriteUnits),
    remedy: 'Ask for more and set the warm throughput before a launch. First reduce the units per draft.',
  },
  {
    name: 'Index of open work, writes a second',
    limit: {
      value: 1_000 * OPEN_SHARDS,
      unit: `write units a second, in ${OPEN_SHARDS} shards`,
    },
    perUser: (usage) => atPeak(usage, draftsADay(usage) * usage.openIndexWritesPerDraft),
    remedy:
      'More shards: one constant, while the sweeper reads both numbers of shards until old items are gone. Everything else is keyed by its owner.',
  },
  {
    name: 'Cognito, sign-ins a second',
    limit: { value: 25, unit: 'sign-ins a second' },
    perUser: (usage) => atPeak(usage, usage.signIns / MONTH_DAYS),
    remedy: 'Only sign-ins use it: our own session lasts up to twelve hours. Ask for more.',
  },
  {
    name: 'Gmail, units a minute',
    limit: { value: GMAIL_QUOTA.unitsPerMinute, unit: 'units a minute' },
    perUser: (usage) => (draftsADay(usage) * usage.gmailUnitsPerDraft * usage.peak) / DAY_MINUTES,
    remedy:
      "The project's hard limit: refused drafts are retried after minutes. One mailbox has 6,000 a minute, of which a whole day of the largest plan takes 330.",
  },
  {
    name: 'API Gateway, requests a second',
    limit: { value: 10_000, unit: 'requests a second' },
    perUser: (usage) => atPeak(usage, callsADay(usage)),
    remedy: 'Most are session polls: ask less often, or ask for more.',
  },
  {
    name: 'Scheduler, schedules',
    limit: { value: 10_000_000, unit: 'schedules' },
    perUser: () => 1,
    remedy: 'One per user. A second Region, or a table of due times that one schedule a minute reads.',
  },
  {
    name: 'KMS, requests a second',
    limit: { value: 10_000, unit: 'requests a second', unsure: true },
    perUser: (usage) => atPeak(usage, (draftsADay(usage) / usage.draftsPerRun) * usage.keyRequestsPerRun),
    remedy: "A worker caches a mailbox's decrypted key for minutes; longer would save more.",
  },
  {
    name: 'Scheduler, invocations a second',
    limit: { value: 1_000, unit: 'invocations a second' },
    perUser: (usage) => atPeak(usage, cyclesADay(usage)),
    remedy:
      'Schedules keep the minute of the first start, which spreads them; the flexible window does the rest.',
  },
]

/** The number of users at which each limit is reached, lowest first. */
export function reaches(usage: Usage = USAGE): readonly Reach[] {
  return RULES.map(({ name, limit, perUser, remedy }) => ({
    name,
    remedy,
    unsure: 'unsure' in limit,
    limit: `${limit.value.toLocaleString('en-US')} ${limit.unit}`,
    users: Math.floor(limit.value / perUser(usage)),
  })).toSorted((a, b) => a.users - b.users)
}
