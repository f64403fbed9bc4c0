import { CONCURRENCY } from '#infra/context.ts'
import { table } from '#infra/markdown-table.ts'
import { WALK_SHARDS } from '#shared/catalog/constants.ts'
import { GMAIL_QUOTA } from '#shared/catalog/monitoring/monitoring.ts'
import { DAY_MINUTES, LIMITS, type Limit } from './cost.ts'
import { USAGE, type Usage } from './usage.ts'

const DAY_SECONDS = 86_400
/** What one of our calls to the table, and one to Stripe's lists with the reads that follow, takes: assumed, in seconds. */
const TABLE_CALL = 0.01
const STRIPE_PAGE = 0.32
const COMPARED_PAGE = 0.65

/** Of the busiest hour, in a second. */
const atPeak = (aDay: number, { peak }: Usage): number => (aDay * peak) / DAY_SECONDS
const draftsADay = ({ cycles, draftsPerCycle }: Usage): number => (cycles / 30) * draftsPerCycle
const runsADay = ({ cycles }: Usage): number => cycles / 30

/** Lambdas of a user's background work at once, in the busiest hour. */
const planning = (usage: Usage): number => atPeak(runsADay(usage) * usage.planSeconds, usage)
const drafting = (usage: Usage): number => atPeak(draftsADay(usage) * usage.draftSeconds, usage)

/** Limits of AWS and Google for one account, and the time that scheduled walks have: see docs/performance.md. */
const OF_A_STAGE: readonly Limit[] = [
  {
    name: 'cycleConcurrency',
    limit: CONCURRENCY.prod.cycle,
    unit: 'runs at once',
    sum: 'a run a day of 60 s × 3 ÷ 86,400',
    perUser: planning,
  },
  {
    name: 'draftConcurrency',
    limit: CONCURRENCY.prod.draft,
    unit: 'batches at once',
    sum: '20 letters a day of 1.2 s × 3 ÷ 86,400',
    perUser: drafting,
  },
  {
    name: 'Lambda, concurrency',
    limit: 1_000,
    unit: 'at once',
    sum: 'both, and 30 requests a day of 0.1 s',
    perUser: (usage) =>
      planning(usage) + drafting(usage) + atPeak(usage.requestsADay * usage.requestSeconds, usage),
  },
  {
    name: 'Gmail, free units',
    limit: GMAIL_QUOTA.freePerDay,
    unit: 'units a day',
    sum: '20 drafts × 10, a list of 5',
    perUser: (usage) => draftsADay(usage) * 10 + 5,
  },
  {
    name: 'Gmail, a minute',
    limit: GMAIL_QUOTA.unitsPerMinute,
    unit: 'units a minute',
    sum: '205 units a day × 3 ÷ 1,440',
    perUser: (usage) => ((draftsADay(usage) * 10 + 5) * usage.peak) / DAY_MINUTES,
  },
  {
    name: 'DynamoDB, the table',
    limit: 40_000,
    unit: 'write units a second',
    sum: '2,070 units a run × 3 ÷ 86,400',
    perUser: (usage) => atPeak(runsADay(usage) * usage.cycleWriteUnits, usage),
  },
  {
    name: 'DynamoDB, index of open work',
    limit: 1_000 * WALK_SHARDS,
    unit: 'write units a second',
    sum: '8 shards × 1,000; 3 a draft and 10 a day × 3 ÷ 86,400',
    perUser: (usage) => atPeak(3 * draftsADay(usage) + 10, usage),
  },
  {
    name: 'SES, the rate',
    limit: 14,
    unit: 'mails a second',
    sum: 'reminders to a tenth of the users, a third of them in one zone, in 900 s',
    perUser: ({ reminded, inOneZone }) => (reminded * inOneZone) / 900,
  },
  {
    name: 'Cognito',
    limit: 120,
    unit: 'sign-ins a second',
    sum: 'a sign-in a day × 3 ÷ 86,400',
    perUser: (usage) => atPeak(1, usage),
  },
  {
    name: 'API Gateway',
    limit: 10_000,
    unit: 'requests a second',
    sum: '30 requests a day × 3 ÷ 86,400',
    perUser: (usage) => atPeak(usage.requestsADay, usage),
  },
  {
    name: 'CloudFront',
    limit: 250_000,
    unit: 'requests a second',
    sum: '60 requests a day × 3 ÷ 86,400',
    perUser: (usage) => atPeak(2 * usage.requestsADay, usage),
  },
  {
    name: 'EventBridge Scheduler',
    limit: 10_000_000,
    unit: 'schedules',
    sum: 'one of each user',
    perUser: () => 1,
  },
  {
    name: 'EventBridge Scheduler, starts',
    limit: 1_000,
    unit: 'a second',
    sum: 'a start a day × 3 ÷ 86,400',
    perUser: (usage) => atPeak(runsADay(usage), usage),
  },
  {
    name: 'Stripe, one endpoint',
    limit: 25,
    unit: 'requests a second',
    sum: '6 events a month, each of which reads the customer once, × 3 ÷ 86,400',
    perUser: (usage) => atPeak(usage.eventsADay, usage),
  },
  {
    name: 'apply-billing-event',
    limit: 5,
    unit: 'events at once',
    sum: '6 events a month of 0.6 s × 3 ÷ 86,400',
    perUser: (usage) => atPeak(usage.eventsADay * 0.6, usage),
  },
  {
    name: 'sweep-stuck-work, a shard',
    limit: 40,
    unit: 's a minute',
    sum: 'the daily sync of a mailbox × 3 ÷ 1,440 ÷ 8 × 2.2 ms',
    perUser: ({ peak }) => (peak / DAY_MINUTES / WALK_SHARDS) * 0.0022,
  },
  {
    name: 'send-reminders, a shard',
    limit: 270,
    unit: 's in 15 minutes',
    sum: "a morning's reminders ÷ 8 × 120 ms ÷ 8 at once",
    perUser: ({ reminded, inOneZone }) => ((reminded * inOneZone) / WALK_SHARDS) * (0.12 / 8),
  },
  {
    name: 'apply-retention, a shard',
    limit: 6 * 240,
    unit: 's a night',
    sum: 'a check a week ÷ 8 × 20 ms ÷ 8 at once',
    perUser: () => ((1 / 7 / WALK_SHARDS) * 2 * TABLE_CALL) / 8,
  },
  {
    name: 'reconcile-billing',
    limit: 7 * 12 * 210,
    unit: 's a week',
    sum: '7 × 0.2 events ÷ 100 × 320 ms, and a subscription ÷ 100 × 650 ms',
    perUser: ({ eventsADay }) => (7 * eventsADay * STRIPE_PAGE + COMPARED_PAGE) / 100,
  },
  {
    name: 'count-accounts',
    limit: 120,
    unit: 's',
    sum: '120 B a key, 1 MB a page of 20 ms, 8 shards at once',
    perUser: () => ((120 / 1_048_576) * 2 * TABLE_CALL) / WALK_SHARDS,
  },
]

const SIZES = [10_000, 100_000, 1_000_000] as const

/** How much of each limit so many users take, in the busiest hour where it is a rate; the scarcest first. */
export const shares = (users: number, usage: Usage = USAGE) =>
  [...LIMITS, ...OF_A_STAGE]
    .map(({ name, limit, perUser }) => ({ name, share: (users * perUser(usage)) / limit }))
    .toSorted((a, b) => b.share - a.share)

const percent = (share: number): string =>
  share < 0.01 ? '< 1 %' : `${Math.round(100 * share).toLocaleString('en-US')} %`

/** The table of docs/performance.md. */
export function capacityReport(usage: Usage = USAGE): string {
  const rows = [...LIMITS, ...OF_A_STAGE].toSorted(
    (a, b) => b.perUser(usage) / b.limit - a.perUser(usage) / a.limit,
  )
  return table(
    ['limit', 'value', 'what a user takes', ...SIZES.map((users) => users.toLocaleString('en-US'))],
    rows.map(({ name, limit, unit, sum, perUser }) => [
      name,
      `${limit.toLocaleString('en-US')} ${unit}`,
      sum,
      ...SIZES.map((users) => percent((users * perUser(usage)) / limit)),
    ]),
  )
}
