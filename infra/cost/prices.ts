import { GMAIL_QUOTA } from '#shared/catalog/monitoring/monitoring.ts'
import { CONCURRENCY } from '#infra/context.ts'

/**
 * What things cost and where they end, in US dollars and us-east-1. This file alone holds such numbers.
 * Public price lists and quota pages as known on the day below; `unsure` marks what rests on one weak source:
 * look it up before a decision hangs on it.
 */
export const CHECKED = '2026-11-21'

/**
 * Steps of a price: from this quantity a month on, each unit costs so much. A free allowance is a first step
 * of 0.
 */
export type Steps = readonly (readonly [from: number, usd: number])[]

interface Price {
  readonly steps: Steps
  readonly unit: string
  readonly source: string
  readonly checked: string
  readonly unsure?: true
}

const MILLION = 1_000_000
const aws = (unit: string, steps: Steps, page: string, unsure?: true): Price => ({
  steps,
  unit,
  source: `aws.amazon.com/${page}/pricing`,
  checked: CHECKED,
  ...(unsure === undefined ? {} : { unsure }),
})

/** Nothing up to a free allowance. */
const above = (free: number, usd: number): Steps => [
  [0, 0],
  [free, usd],
]

/** What a credit of contacts costs when all are used. */
export const CENTS_PER_CONTACT_CREDIT = (299 / 25_000) * 100

export const PRICES = {
  httpApi: aws(
    'requests',
    [
      [0, 1 / MILLION],
      [300 * MILLION, 0.9 / MILLION],
    ],
    'api-gateway',
  ),
  lambdaRequests: aws(
    'requests',
    [
      [0, 0],
      [MILLION, 0.2 / MILLION],
    ],
    'lambda',
  ),
  /** arm64. */
  lambdaTime: aws(
    'GB-s',
    [
      [0, 0],
      [400_000, 0.0000133334],
    ],
    'lambda',
  ),
  tableWrites: aws('write units', [[0, 0.625 / MILLION]], 'dynamodb'),
  tableReads: aws('read units', [[0, 0.125 / MILLION]], 'dynamodb'),
  tableStorage: aws(
    'GB',
    [
      [0, 0],
      [25, 0.25],
    ],
    'dynamodb',
  ),
  tableBackup: aws('GB', [[0, 0.2]], 'dynamodb', true),
  /** Each night's copy is a whole one. */
  backupCopies: aws('GB', [[0, 0.1]], 'backup', true),
  /** Between two regions of one area. */
  backupTransfer: aws('GB', [[0, 0.02]], 'ec2', true),
  edgeRequests: aws(
    'requests',
    [
      [0, 0],
      [10 * MILLION, 1 / MILLION],
    ],
    'cloudfront',
  ),
  edgeTraffic: aws(
    'GB',
    [
      [0, 0],
      [1_024, 0.085],
      [10_240, 0.08],
      [51_200, 0.06],
      [153_600, 0.04],
    ],
    'cloudfront',
    true,
  ),
  firewall: aws('rules', [[0, 1]], 'waf'),
  firewallList: aws('lists', [[0, 5]], 'waf'),
  firewallRequests: aws('requests', [[0, 0.6 / MILLION]], 'waf'),
  /** The Lite plan of a user pool; Essentials is 0.015. */
  users: aws(
    'active users',
    [
      [0, 0],
      [10_000, 0.0055],
    ],
    'cognito',
  ),
  queueRequests: aws('requests', above(MILLION, 0.4 / MILLION), 'sqs'),
  schedules: aws('invocations', above(14 * MILLION, 1 / MILLION), 'eventbridge'),
  keys: aws('keys', [[0, 1]], 'kms'),
  keyRequests: aws(
    'requests',
    [
      [0, 0],
      [20_000, 0.03 / 10_000],
    ],
    'kms',
  ),
  logs: aws(
    'GB',
    [
      [0, 0],
      [5, 0.5],
    ],
    'cloudwatch',
  ),
  alarms: aws(
    'alarms',
    [
      [0, 0],
      [10, 0.1],
    ],
    'cloudwatch',
  ),
  /** Of our own; a metric is billed for the hours in which something was counted. */
  metrics: aws(
    'metrics',
    [
      [0, 0],
      [10, 0.3],
      [10_000, 0.1],
    ],
    'cloudwatch',
  ),
  metricReads: aws('metrics read', [[0, 0.01 / 1_000]], 'cloudwatch', true),
  secrets: aws('secrets', [[0, 0.4]], 'secrets-manager', true),
  fileStorage: aws('GB', [[0, 0.023]], 's3', true),
  fileReads: aws('requests', [[0, 0.4 / MILLION]], 's3', true),
  mail: aws('mails', [[0, 0.1 / 1_000]], 'ses', true),
  /**
   * A credit of the largest plan on Hunter's list, 25,000 for $299 a month; what is beyond it is by
   * agreement.
   */
  contactCredits: {
    steps: [
      [0, 0],
      [50, CENTS_PER_CONTACT_CREDIT / 100],
    ],
    unit: 'credits',
    source: 'hunter.io/pricing',
    checked: CHECKED,
    unsure: true,
  },
} as const satisfies Record<string, Price>

interface ModelPrice {
  readonly name: string
  /** Dollars a million tokens. */
  readonly input: number
  /** Read from the vendor's cache, and written into it. */
  readonly cached: number
  readonly kept: number
  /** Fewer tokens of a beginning than this are not kept. */
  readonly keptFrom: number
  readonly output: number
  readonly source: string
  readonly checked: string
  readonly unsure?: true
}

const BEDROCK = { source: 'aws.amazon.com/bedrock/pricing', checked: CHECKED, unsure: true } as const

/**
 * What may write the drafts. The composer is our own code: it asks no model. A cached token costs a tenth
 * with Claude and a quarter with Nova, keeping one a quarter more with Claude; what the latest Claude keeps
 * from is taken from the one before.
 */
export const MODELS = {
  composer: {
    name: 'built-in composer',
    input: 0,
    cached: 0,
    kept: 0,
    keptFrom: 0,
    output: 0,
    source: 'our own code',
    checked: CHECKED,
  },
  'nova-micro': {
    name: 'Amazon Nova Micro',
    input: 0.035,
    cached: 0.00875,
    kept: 0.035,
    keptFrom: 1_000,
    output: 0.14,
    ...BEDROCK,
  },
  'nova-lite': {
    name: 'Amazon Nova Lite',
    input: 0.06,
    cached: 0.015,
    kept: 0.06,
    keptFrom: 1_000,
    output: 0.24,
    ...BEDROCK,
  },
  'haiku-5.5': {
    name: 'Claude Haiku 5.5',
    input: 0.1,
    cached: 0.01,
    kept: 0.125,
    keptFrom: 4_096,
    output: 0.5,
    ...BEDROCK,
  },
  'haiku-4.5': {
    name: 'Claude Haiku 4.5',
    input: 1,
    cached: 0.1,
    kept: 1.25,
    keptFrom: 4_096,
    output: 5,
    ...BEDROCK,
  },
} as const satisfies Record<string, ModelPrice>
export type ModelId = keyof typeof MODELS

interface Limit {
  readonly value: number
  readonly unit: string
  readonly source: string
  readonly checked: string
  readonly unsure?: true
}

const limit = (value: number, unit: string, source: string, unsure?: true): Limit => ({
  value,
  unit,
  source,
  checked: CHECKED,
  ...(unsure === undefined ? {} : { unsure }),
})

export const LIMITS = {
  hunterCredits: limit(25_000, 'credits a month', 'hunter.io/pricing, the largest plan on the list'),
  hunterRate: limit(500, 'searches a minute', 'hunter.io/api-documentation'),
  googleTesters: limit(100, 'test users', 'support.google.com, consent screen in testing', true),
  gmailDay: limit(
    GMAIL_QUOTA.freePerDay,
    'units a day',
    'developers.google.com/workspace/gmail/api/reference/quota',
  ),
  gmailMinute: limit(
    GMAIL_QUOTA.unitsPerMinute,
    'units a minute',
    'developers.google.com/workspace/gmail/api/reference/quota',
  ),
  bedrockTokens: limit(
    200_000,
    'tokens a minute',
    'repost.aws, an older default; the real one stands in Service Quotas',
    true,
  ),
  sesDay: limit(50_000, 'mails a day', 'repost.aws, a usual first quota after the sandbox', true),
  lambdaConcurrency: limit(1_000, 'runs at once', 'docs.aws.amazon.com/lambda, quotas'),
  tableWrites: limit(40_000, 'write units a second', 'docs.aws.amazon.com/amazondynamodb, quotas'),
  partitionWrites: limit(1_000, 'write units a second', 'docs.aws.amazon.com/amazondynamodb, partitions'),
  schedules: limit(10_000_000, 'schedules', 'docs.aws.amazon.com/scheduler, quotas'),
  scheduleInvocations: limit(1_000, 'invocations a second', 'docs.aws.amazon.com/scheduler, quotas'),
  apiRequests: limit(10_000, 'requests a second', 'docs.aws.amazon.com/apigateway, quotas'),
  federation: limit(25, 'sign-ins a second', 'docs.aws.amazon.com/cognito, UserFederation'),
  keyRequests: limit(10_000, 'requests a second', 'docs.aws.amazon.com/kms, quotas', true),
} as const satisfies Record<string, Limit>

/** What production's workers do at the same time, which is a limit of our own. */
export const WORKER_LIMITS = {
  planning: { value: CONCURRENCY.prod.cycle, unit: 'runs at once, our own' },
  drafting: { value: CONCURRENCY.prod.draft, unit: 'runs at once, our own' },
} as const
