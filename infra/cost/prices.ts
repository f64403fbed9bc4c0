/**
 * The day on which prices (US dollars, us-east-1) and limits were looked up in public price lists
 * (aws.amazon.com/SERVICE/pricing) and quota pages. `unsure` ones have only a weak source: look them up again.
 */
export const CHECKED = '2026-11-21'

/** Price of a credit in Hunter's largest listed plan, fully used; larger plans are by agreement. */
export const CENTS_PER_CONTACT_CREDIT = (299 / 25_000) * 100

/** What a thousand units cost above the `free` ones of a month. */
export interface Price {
  readonly service: string
  readonly per1000: number
  readonly free?: number
  readonly unsure?: true
}

export const PRICES = {
  contactCredits: { service: 'Hunter', free: 50, per1000: CENTS_PER_CONTACT_CREDIT * 10, unsure: true },
  tableWrites: { service: 'DynamoDB, writes', per1000: 0.000625 },
  tableReads: { service: 'DynamoDB, reads', per1000: 0.000125 },
  tableStorage: { service: 'DynamoDB, storage in GB', free: 25, per1000: 250 },
  /**
   * A month of a gigabyte's backups: $0.20 within the table, four copies at $0.10, and thirty nights' way to the
   * other region at $0.02.
   */
  backups: { service: 'Backups in GB', per1000: 1_200, unsure: true },
  lambdaTime: { service: 'Lambda, GB-seconds', free: 400_000, per1000: 0.0133334 },
  httpApi: { service: 'API Gateway', per1000: 0.001 },
  edgeRequests: { service: 'CloudFront, requests', free: 10_000_000, per1000: 0.001 },
  edgeTraffic: { service: 'CloudFront, traffic in GB', free: 1_024, per1000: 85, unsure: true },
  firewallRequests: { service: 'WAF, requests', per1000: 0.0006 },
  mail: { service: 'SES', per1000: 0.1, unsure: true },
  /** The Essentials plan of a user pool. */
  users: { service: 'Cognito', free: 10_000, per1000: 15 },
  /** Per run, at the units of `USAGE`: logs $0.06, Lambda's requests 0.02, KMS 0.015, S3 0.01, SQS 0.005. */
  runs: { service: 'Logs, S3, SQS, KMS and requests of Lambda', per1000: 0.11 },
} as const satisfies Record<string, Price>

/**
 * Monthly dollars of a stage without users: seven rules of the firewall and its list (12), six keys (6), nine
 * secrets (3.60), 41 alarms (4.10) and 33 metrics (9.90) above the free ones, and the reads of the monitoring
 * page (2.10). The queues' pollers and the clocks are within the free allowances.
 */
export const STANDING_USD = 37.7

/**
 * Dollars per million tokens (aws.amazon.com/bedrock/pricing, unsure); plain letters use no model. `cached`: read
 * from the vendor's cache, which keeps beginnings of `cachedFrom` tokens on.
 */
export const MODELS = {
  plain: { name: 'plain letters, no model', input: 0, cached: 0, cachedFrom: 0, output: 0 },
  'nova-micro': { name: 'Amazon Nova Micro', input: 0.035, cached: 0.00875, cachedFrom: 1_000, output: 0.14 },
  'nova-lite': { name: 'Amazon Nova Lite', input: 0.06, cached: 0.015, cachedFrom: 1_000, output: 0.24 },
  'haiku-5.5': { name: 'Claude Haiku 5.5', input: 0.1, cached: 0.01, cachedFrom: 4_096, output: 0.5 },
  'haiku-4.5': { name: 'Claude Haiku 4.5', input: 1, cached: 0.1, cachedFrom: 4_096, output: 5 },
} as const

export type ModelId = keyof typeof MODELS
