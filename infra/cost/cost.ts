import { keysOf } from '#shared/keys-of.ts'
import { table } from '#infra/markdown-table.ts'
import { RECIPIENT_CAPS } from '#shared/catalog/policies.ts'
import { CONTACT_VENDORS } from '#vendors/contact-vendors.ts'
import { POSTING_VENDORS } from '#vendors/posting-vendors.ts'
import {
  CHECKED,
  MODELS,
  OTHER_AWS_USD,
  STAGE_USD,
  USD_PER_MILLION_WRITES,
  USD_PER_VISITOR_EVENT,
  type ModelId,
} from '#shared/catalog/cost/prices.ts'
import { USAGE, type Usage } from './usage.ts'

export const DAY_MINUTES = 1_440
const MONTH_DAYS = 30
/** The vendor of contacts that a deployment uses unless it names another. */
const [CONTACTS] = CONTACT_VENDORS
/** Employers hiring at any time in the countries of the form: a guess. */
const EMPLOYERS = 4_000_000

interface Request {
  readonly what: string
  /** Tokens asked, those of them that all letters of a day share, those read from the vendor's cache, and answered. */
  readonly input: number
  readonly shared: number
  readonly cached: number
  readonly output: number
  readonly usd: number
}

/** What a model is asked and answers for one letter, and what each request costs. */
export function letterRequests(model: ModelId, usage: Usage = USAGE): readonly Request[] {
  const price = MODELS[model]
  const of = (what: string, requests: readonly Usage['writing'][], times = 1): Request => {
    const all = requests.map(({ shared, own, output }) => ({
      shared: shared * price.tokensOfFour * times,
      own: own * price.tokensOfFour * times,
      output: output * price.tokensOfFour * times,
      isCached: shared * price.tokensOfFour >= price.cachedFrom,
    }))
    const sum = (value: (one: (typeof all)[number]) => number) =>
      all.reduce((total, one) => total + value(one), 0)
    const shared = sum((one) => one.shared)
    const input = shared + sum(({ own }) => own)
    const cached = sum((one) => (one.isCached ? one.shared * usage.keptByVendor : 0))
    const output = sum((one) => one.output)
    const millionths = cached * price.cached + (input - cached) * price.input + output * price.output
    return { what, input, shared, cached, output, usd: millionths / 1_000_000 }
  }
  return [
    of('write it', [usage.writing]),
    of('read it over the whole resume and posting', [usage.reading]),
    of(
      `repair and read again, ${usage.repaired * 100}% of letters`,
      [usage.writing, usage.reading],
      usage.repaired,
    ),
  ]
}

const total = (requests: readonly Request[], of: Exclude<keyof Request, 'what'>): number =>
  requests.reduce((sum, one) => sum + one[of], 0)

/** Dollars of a model for one letter, with its second reading and repairs. */
export const modelUsd = (model: ModelId, usage: Usage = USAGE): number =>
  total(letterRequests(model, usage), 'usd')

/** Dollars of a user's month for what visits report, when every page load is measured. */
const visitsUsd = ({ visits: { pages, events, agree } }: Usage): number =>
  pages * events * agree * USD_PER_VISITOR_EVENT

/** Dollars of one letter and of a user's month, by what is paid. Not included: see docs/cost.md. */
export function costs(model: ModelId, usage: Usage = USAGE) {
  const letters = usage.cycles * usage.draftsPerCycle
  const ofLetters = [
    [
      `${CONTACTS.name}, contacts`,
      (usage.boughtShare * usage.creditsPerBought * CONTACTS.centsPerCredit) / 100,
    ],
    [MODELS[model].name, modelUsd(model, usage)],
    ['DynamoDB, writes', (usage.cycleWriteUnits * USD_PER_MILLION_WRITES) / 1_000_000 / usage.draftsPerCycle],
  ] as const
  return [
    ...ofLetters.map(([what, letter]) => ({ what, letter, user: letter * letters })),
    { what: 'CloudWatch RUM, visits', letter: visitsUsd(usage) / letters, user: visitsUsd(usage) },
    { what: 'the rest of AWS', letter: OTHER_AWS_USD / letters, user: OTHER_AWS_USD },
  ]
}

export interface Limit {
  readonly name: string
  readonly limit: number
  readonly unit: string
  /** The calculation of what one user takes, in words and numbers. */
  readonly sum: string
  /** How much of it one user takes. */
  readonly perUser: (usage: Usage) => number
}

const draftsADay = ({ cycles, draftsPerCycle }: Usage) => (cycles / MONTH_DAYS) * draftsPerCycle

/** Every limit that a hundred and fifty thousand users reach; docs/cost.md says what is done about each. */
export const LIMITS: readonly Limit[] = [
  ...POSTING_VENDORS.flatMap(({ name, limits: { windows, statedBy } }) =>
    windows
      .filter(({ seconds }) => statedBy !== null && seconds === MONTH_DAYS * DAY_MINUTES * 60)
      .map(({ limit }) => ({
        name,
        limit,
        unit: 'calls a month',
        sum: '30 runs × 3 calls, three in ten from the cache',
        perUser: (usage: Usage) => usage.cycles * usage.postingCallsPerCycle * (1 - usage.answeredFromCache),
      })),
  ),
  // support.google.com: a consent screen in testing.
  {
    name: 'Google before verification',
    limit: 100,
    unit: 'test users',
    sum: 'one of each user',
    perUser: () => 1,
  },
  {
    name: `${CONTACTS.name}, its largest listed plan`,
    limit: CONTACTS.creditsPerMonth,
    unit: 'credits a month',
    sum: '600 letters × a fifth bought × 1.5 credits',
    perUser: (usage) => usage.cycles * usage.draftsPerCycle * usage.boughtShare * usage.creditsPerBought,
  },
  {
    // An older default (repost.aws); Service Quotas has the real one. Cached tokens are counted here.
    name: 'Bedrock',
    limit: 200_000,
    unit: 'tokens a minute',
    sum: '20 letters a day, written and read (docs/cost.md), × 3 ÷ 1,440',
    perUser: (usage) =>
      ((['input', 'output'] as const).reduce(
        (sum, of) => sum + total(letterRequests('haiku-5.5', usage), of),
        0,
      ) *
        draftsADay(usage) *
        usage.peak) /
      DAY_MINUTES,
  },
  ...CONTACTS.limits.windows
    .filter(({ seconds }) => seconds === 60)
    .map(({ limit }) => ({
      name: CONTACTS.name,
      limit,
      unit: 'searches a minute',
      sum: '25 searches a day × a fifth bought × 3 ÷ 1,440',
      perUser: (usage: Usage) =>
        ((usage.cycles / MONTH_DAYS) * usage.contactSearchesPerCycle * usage.boughtShare * usage.peak) /
        DAY_MINUTES,
    })),
  {
    // A usual first quota after the sandbox (repost.aws).
    name: 'SES',
    limit: 50_000,
    unit: 'mails a day',
    sum: 'the mail of a run',
    perUser: ({ cycles }) => cycles / MONTH_DAYS,
  },
  {
    name: 'Employers',
    limit: Math.floor((EMPLOYERS * RECIPIENT_CAPS.company.most) / RECIPIENT_CAPS.company.days),
    unit: 'first emails a day',
    sum: '20 letters a day; 4,000,000 employers get 5 in 7 days',
    perUser: draftsADay,
  },
]

/** The number of users at which each limit is reached, lowest first. */
export const reaches = (usage: Usage = USAGE) =>
  LIMITS.map(({ name, limit, unit, perUser }) => ({
    name,
    limit: `${limit.toLocaleString('en-US')} ${unit}`,
    users: Math.floor(limit / perUser(usage)),
  })).toSorted((a, b) => a.users - b.users)

const dollars = (value: number, digits: number): string =>
  `$${value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })}`

export function costReport(users: number, model: ModelId): string {
  const lines = costs(model)
  const sum = (of: 'letter' | 'user') => lines.reduce((all, line) => all + line[of], 0)
  const requests = letterRequests(model)
  const tokens = (value: number) => Math.round(value).toLocaleString('en-US')
  const request = ({ what, input, shared, cached, output, usd }: Request) => [
    what,
    tokens(input),
    tokens(shared),
    tokens(cached),
    tokens(output),
    dollars(usd, 6),
  ]
  const row = (what: string, letter: number, user: number, month: number) => [
    what,
    dollars(letter, 6),
    dollars(user, 3),
    dollars(month, 0),
  ]
  return [
    `Prices of ${CHECKED}, us-east-1. A user has a Pro plan and writes ${USAGE.draftsPerCycle} letters a day.`,
    table(
      ['', 'a letter', 'a user and month', `a month of ${users.toLocaleString('en-US')} users`],
      [
        ...lines.map(({ what, letter, user }) => row(what, letter, user, user * users)),
        ['a stage without users', '', '', dollars(STAGE_USD, 0)],
        row('total', sum('letter'), sum('user'), sum('user') * users + STAGE_USD),
      ],
    ),
    table(
      [
        `a letter by ${MODELS[model].name}`,
        'tokens in',
        'the same all day',
        'cached',
        'tokens out',
        'dollars',
      ],
      [
        ...requests.map(request),
        request({
          what: 'total',
          input: total(requests, 'input'),
          shared: total(requests, 'shared'),
          cached: total(requests, 'cached'),
          output: total(requests, 'output'),
          usd: total(requests, 'usd'),
        }),
      ],
    ),
    table(
      ['writes the letters', 'a letter', 'a user and month'],
      keysOf(MODELS).map((id) => {
        const usd = modelUsd(id)
        return [MODELS[id].name, dollars(usd, 6), dollars(usd * USAGE.cycles * USAGE.draftsPerCycle, 2)]
      }),
    ),
    table(
      ['limit', 'value', 'reached with users'],
      reaches().map(({ name, limit, users: at }) => [name, limit, at.toLocaleString('en-US')]),
    ),
  ].join('\n\n')
}
