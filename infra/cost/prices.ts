/**
 * The day on which prices (US dollars, us-east-1) and limits were looked up in public price lists
 * (aws.amazon.com/SERVICE/pricing) and quota pages. `unsure` ones have only a weak source: look them up again.
 */
export const CHECKED = '2026-11-21'

/** Price tiers: from a monthly quantity on, each unit costs `usd`. A free allowance is a first tier of 0. */
export type Steps = readonly (readonly [from: number, usd: number])[]

export interface Price {
  readonly service: string
  readonly unit: string
  readonly steps: Steps
  readonly unsure?: true
}

const MILLION = 1_000_000
const each = (usd: number): Steps => [[0, usd]]
const above = (free: number, usd: number): Steps => [
  [0, 0],
  [free, usd],
]

/** Price of a credit in Hunter's largest listed plan, fully used; larger plans are by agreement. */
export const CENTS_PER_CONTACT_CREDIT = (299 / 25_000) * 100

export const PRICES = {
  httpApi: {
    service: 'API Gateway',
    unit: 'requests',
    steps: [
      [0, 1 / MILLION],
      [300 * MILLION, 0.9 / MILLION],
    ],
  },
  lambdaRequests: { service: 'Lambda, requests', unit: 'requests', steps: above(MILLION, 0.2 / MILLION) },
  lambdaTime: { service: 'Lambda, time', unit: 'GB-s', steps: above(400_000, 0.0000133334) },
  tableWrites: { service: 'DynamoDB, writes', unit: 'write units', steps: each(0.625 / MILLION) },
  tableReads: { service: 'DynamoDB, reads', unit: 'read units', steps: each(0.125 / MILLION) },
  tableStorage: { service: 'DynamoDB, storage', unit: 'GB', steps: above(25, 0.25) },
  tableBackup: { service: 'DynamoDB, backup', unit: 'GB', steps: each(0.2), unsure: true },
  /** Each nightly copy is a full backup. */
  backupCopies: { service: 'AWS Backup, copies', unit: 'GB', steps: each(0.1), unsure: true },
  /** Between two regions of one continent. */
  backupTransfer: { service: 'AWS Backup, transfer', unit: 'GB', steps: each(0.02), unsure: true },
  edgeRequests: {
    service: 'CloudFront, requests',
    unit: 'requests',
    steps: above(10 * MILLION, 1 / MILLION),
  },
  edgeTraffic: {
    service: 'CloudFront, traffic',
    unit: 'GB',
    steps: [
      [0, 0],
      [1_024, 0.085],
      [10_240, 0.08],
      [51_200, 0.06],
      [153_600, 0.04],
    ],
    unsure: true,
  },
  firewall: { service: 'WAF, rules', unit: 'rules', steps: each(1) },
  firewallList: { service: 'WAF, list', unit: 'lists', steps: each(5) },
  firewallRequests: { service: 'WAF, requests', unit: 'requests', steps: each(0.6 / MILLION) },
  /** The Lite plan of a user pool; Essentials is 0.015. */
  users: { service: 'Cognito', unit: 'active users', steps: above(10_000, 0.0055) },
  queueRequests: { service: 'SQS', unit: 'requests', steps: above(MILLION, 0.4 / MILLION) },
  schedules: {
    service: 'EventBridge Scheduler',
    unit: 'invocations',
    steps: above(14 * MILLION, 1 / MILLION),
  },
  keys: { service: 'KMS, keys', unit: 'keys', steps: each(1) },
  keyRequests: { service: 'KMS, requests', unit: 'requests', steps: above(20_000, 0.03 / 10_000) },
  logs: { service: 'CloudWatch Logs', unit: 'GB', steps: above(5, 0.5) },
  alarms: { service: 'CloudWatch alarms', unit: 'alarms', steps: above(10, 0.1) },
  /** Custom metrics; each is billed for the hours in which it has data. */
  metrics: {
    service: 'CloudWatch metrics',
    unit: 'metrics',
    steps: [
      [0, 0],
      [10, 0.3],
      [10_000, 0.1],
    ],
  },
  metricReads: {
    service: 'CloudWatch metrics, reads',
    unit: 'metrics read',
    steps: each(0.01 / 1_000),
    unsure: true,
  },
  secrets: { service: 'Secrets Manager', unit: 'secrets', steps: each(0.4), unsure: true },
  fileStorage: { service: 'S3, storage', unit: 'GB', steps: each(0.023), unsure: true },
  fileReads: { service: 'S3, reads', unit: 'requests', steps: each(0.4 / MILLION), unsure: true },
  mail: { service: 'SES', unit: 'mails', steps: each(0.1 / 1_000), unsure: true },
  /** hunter.io/pricing. */
  contactCredits: {
    service: 'Hunter',
    unit: 'credits',
    steps: above(50, CENTS_PER_CONTACT_CREDIT / 100),
    unsure: true,
  },
} as const satisfies Record<string, Price>

/**
 * Dollars per million tokens (aws.amazon.com/bedrock/pricing, unsure); the composer uses no model. `cached`:
 * read from the vendor's cache; `kept`: written into it; `keptFrom`: minimum tokens of a cached prompt. A
 * cached token costs a tenth with Claude and a quarter with Nova; the latest Claude's minimum is taken from
 * the one before.
 */
export const MODELS = {
  composer: { name: 'built-in composer', input: 0, cached: 0, kept: 0, keptFrom: 0, output: 0 },
  'nova-micro': {
    name: 'Amazon Nova Micro',
    input: 0.035,
    cached: 0.00875,
    kept: 0.035,
    keptFrom: 1_000,
    output: 0.14,
  },
  'nova-lite': {
    name: 'Amazon Nova Lite',
    input: 0.06,
    cached: 0.015,
    kept: 0.06,
    keptFrom: 1_000,
    output: 0.24,
  },
  'haiku-5.5': {
    name: 'Claude Haiku 5.5',
    input: 0.1,
    cached: 0.01,
    kept: 0.125,
    keptFrom: 4_096,
    output: 0.5,
  },
  'haiku-4.5': { name: 'Claude Haiku 4.5', input: 1, cached: 0.1, kept: 1.25, keptFrom: 4_096, output: 5 },
} as const

export type ModelId = keyof typeof MODELS
