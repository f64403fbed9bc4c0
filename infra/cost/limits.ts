import { POSTING_VENDORS, type RegisteredVendor } from '#vendors/posting-vendors.ts'
import { RECIPIENT_CAPS } from '#shared/catalog/policies.ts'
import { contactCredits, contactShares } from './contacts.ts'
import { LIMITS } from './prices.ts'
import { USAGE, type Usage } from './usage.ts'

const DAY_SECONDS = 86_400
/** Of a letter with all its questions; whether a quota counts what a cache gives is nowhere said. */
const tokensOf = ({ writing, reading }: Usage): number =>
  [writing, reading].reduce((sum, { times, shared, own, output }) => sum + times * (shared + own + output), 0)

const DAY_MINUTES = 1_440
const MONTH_DAYS = 30
/** `OPEN_SHARDS` of the table's keys; a test holds the two together. */
export const OPEN_SHARDS = 8

interface Reach {
  readonly name: string
  readonly limit: string
  readonly users: number
  readonly remedy: string
  readonly unsure: boolean
}

/** Employers that hire in the countries of the form at any time: a guess, four million. */
const EMPLOYERS = 4_000_000
const FIRST_EMAILS = {
  value: Math.floor((EMPLOYERS * RECIPIENT_CAPS.company.most) / RECIPIENT_CAPS.company.days),
  unit: 'first emails a day',
  unsure: true,
} as const

interface Rule {
  readonly name: string
  readonly limit: { readonly value: number; readonly unit: string; readonly unsure?: true }
  /** How often the limit is there, such as once a shard. */
  readonly times?: number
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

/** What a vendor of postings states for a day or a month, if every user asked it. */
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

const RULES: readonly Rule[] = [
  ...POSTING_VENDORS.flatMap(ofPostings),
  {
    name: 'Hunter, credits a month',
    limit: LIMITS.hunterCredits,
    perUser: (usage) => contactCredits(1, usage),
    remedy:
      'People are kept for ninety days and given to all users. Beyond the list: a contract by volume, or a second source behind the same port.',
  },
  {
    name: 'Employers, first emails a day',
    limit: FIRST_EMAILS,
    perUser: draftsADay,
    remedy:
      'Not to be raised: it protects those who are written to. Fewer drafts a user, more countries and boards; a run says which companies were written to enough.',
  },
  {
    name: 'Google, users before verification',
    limit: LIMITS.googleTesters,
    perUser: () => 1,
    remedy:
      'Verification of the restricted scope, with its yearly assessment; until then grants also die after seven days. Months, so it comes first.',
  },
  {
    name: 'Bedrock, tokens a minute',
    limit: LIMITS.bedrockTokens,
    perUser: (usage) => (draftsADay(usage) * tokensOf(usage) * usage.peak) / DAY_MINUTES,
    remedy:
      'The draft queue waits: the maximum concurrency of the worker is the throttle, and the composer writes where the model refuses. Ask for more, take a cross-Region profile, or batch at half the price.',
  },
  {
    name: 'Hunter, searches a minute',
    limit: LIMITS.hunterRate,
    perUser: (usage) =>
      (cyclesADay(usage) * usage.contactSearchesPerCycle * contactShares(1, usage).bought * usage.peak) /
      DAY_MINUTES,
    remedy:
      'A budget in the table spreads the calls of all workers; a run waits, then goes on with what it has.',
  },
  {
    name: 'SES, mails a day',
    limit: LIMITS.sesDay,
    perUser: cyclesADay,
    remedy: 'The quota grows with a good record; ask ahead. A mail that fails costs no draft.',
  },
  {
    name: 'Lambda, runs at once',
    limit: LIMITS.lambdaConcurrency,
    perUser: (usage) => atPeak(usage, busySeconds(usage)),
    remedy:
      'Ask for 10,000. Maximum concurrency keeps the workers from starving the API, and schedules ring within a quarter of an hour.',
  },
  {
    name: 'Planning, runs at once',
    limit: LIMITS.planning,
    perUser: (usage) => atPeak(usage, cyclesADay(usage) * usage.planSeconds),
    remedy:
      'Ours: `cycleConcurrency`, up to 1,000. Starts wait in the queue; who waits for longer than 25 minutes has the later hour from then on, so that a crowd spreads by itself.',
  },
  {
    name: 'Drafting, runs at once',
    limit: LIMITS.drafting,
    perUser: (usage) => atPeak(usage, (draftsADay(usage) / usage.draftsPerRun) * usage.draftSeconds),
    remedy:
      'Ours: `draftConcurrency`, up to 1,000, as far as the model answers. Drafts wait in the queue, nothing is lost.',
  },
  {
    name: 'Gmail, units of a day that are free',
    limit: LIMITS.gmailDay,
    perUser: (usage) => draftsADay(usage) * usage.gmailUnitsPerDraft,
    remedy:
      'No wall: drafts go on, and Google bills the project for what is above it. An alarm says when eight tenths are used.',
  },
  {
    name: 'Table, writes a second',
    limit: LIMITS.tableWrites,
    perUser: (usage) => atPeak(usage, cyclesADay(usage) * usage.cycleWriteUnits),
    remedy:
      'Ask for more and set the warm throughput before a launch. Fewer units a draft help first: see above what they cost.',
  },
  {
    name: 'Index of open work, writes a second',
    limit: LIMITS.partitionWrites,
    times: OPEN_SHARDS,
    perUser: (usage) => atPeak(usage, draftsADay(usage) * usage.openIndexWritesPerDraft),
    remedy:
      'More shards: one constant, and old items are found as long as the sweeper reads both numbers. Everything else is keyed by its owner.',
  },
  {
    name: 'Cognito, sign-ins a second',
    limit: LIMITS.federation,
    perUser: (usage) => atPeak(usage, usage.signIns / MONTH_DAYS),
    remedy: 'Only sign-ins ask it: a session of our own lives twelve hours. Ask for more.',
  },
  {
    name: 'Gmail, units a minute',
    limit: LIMITS.gmailMinute,
    perUser: (usage) => (draftsADay(usage) * usage.gmailUnitsPerDraft * usage.peak) / DAY_MINUTES,
    remedy:
      'The wall of the project: letters that meet it are tried again after minutes. One mailbox has 6,000 a minute, of which a whole day of the largest plan takes 330.',
  },
  {
    name: 'API Gateway, requests a second',
    limit: LIMITS.apiRequests,
    perUser: (usage) => atPeak(usage, callsADay(usage)),
    remedy: 'Most are session polls: ask less often, or ask for more.',
  },
  {
    name: 'Scheduler, schedules',
    limit: LIMITS.schedules,
    perUser: () => 1,
    remedy: 'One a user. A second Region, or a table of due times that one schedule a minute reads.',
  },
  {
    name: 'KMS, requests a second',
    limit: LIMITS.keyRequests,
    perUser: (usage) => atPeak(usage, (draftsADay(usage) / usage.draftsPerRun) * usage.keyRequestsPerRun),
    remedy: 'A run of the worker keeps the opened key of a mailbox for minutes; longer would spare more.',
  },
  {
    name: 'Scheduler, invocations a second',
    limit: LIMITS.scheduleInvocations,
    perUser: (usage) => atPeak(usage, cyclesADay(usage)),
    remedy:
      'Schedules keep the minute of the first start, which spreads them; the flexible window does the rest.',
  },
]

/** Where growth ends without something being done, nearest first. */
export function reaches(usage: Usage = USAGE): readonly Reach[] {
  return RULES.map(({ name, limit, times = 1, perUser, remedy }) => ({
    name,
    remedy,
    unsure: 'unsure' in limit,
    limit: `${limit.value.toLocaleString('en-US')} ${limit.unit}${times === 1 ? '' : ` × ${times}`}`,
    users: Math.floor((limit.value * times) / perUser(usage)),
  })).toSorted((a, b) => a.users - b.users)
}
