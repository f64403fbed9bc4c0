import { keysOf } from '#shared/keys-of.ts'

/**
 * The day on which prices (US dollars, us-east-1) were looked up in public price lists: hunter.io/pricing and
 * aws.amazon.com/SERVICE/pricing. Look Hunter's, the models' and the backups' up again before a decision: their
 * sources are weak.
 */
export const CHECKED = '2026-11-21'

/** Of the infrastructure only the table's writes depend on what the code does. */
export const USD_PER_MILLION_WRITES = 0.625

/**
 * A user's month of all other infrastructure, without free allowances: backups $0.02, Lambda 0.017, Cognito 0.0135,
 * and a third of a cent each for reads, storage, requests at the gateway, edge and firewall, logs and mails.
 */
export const OTHER_AWS_USD = 0.073

/** For a thousand mails; they are also among the above. */
export const USD_PER_THOUSAND_MAILS = 0.1

/**
 * Monthly dollars of a stage without users: the firewall's rules (14), keys (7), secrets (3.60), alarms (6.30, by the
 * metrics that they read), metrics (10.50), the reads of the monitoring page (2.10), a visit from outside every five
 * minutes (8,640 at 0.0012: 10.40, and its function 0.50), and GuardDuty with the trail's files (5, by events).
 */
export const STAGE_USD = 59.4

/** An event of a visit: CloudWatch RUM a dollar per 100,000, and its copy of 0.7 KB in the log. */
export const USD_PER_VISITOR_EVENT = 0.00001 + (0.7 * 0.5) / 1_000_000

/**
 * Dollars per million tokens; plain letters use no model. `cached`: read from the vendor's cache, which keeps
 * beginnings of `cachedFrom` tokens on. `tokensOfFour`: tokens of four characters of English. Claude's tokenizer took
 * one for 3.5 (1.14 of four); that of 2026 takes up to 1.35 times as many for the same text (platform.claude.com, "What's
 * new in Claude Opus 4.7"). For Nova four characters a token are assumed.
 */
export const MODELS = {
  plain: { name: 'plain letters, no model', input: 0, cached: 0, cachedFrom: 0, output: 0, tokensOfFour: 1 },
  'nova-micro': {
    name: 'Amazon Nova Micro',
    input: 0.035,
    cached: 0.00875,
    cachedFrom: 1_000,
    output: 0.14,
    tokensOfFour: 1,
  },
  'nova-lite': {
    name: 'Amazon Nova Lite',
    input: 0.06,
    cached: 0.015,
    cachedFrom: 1_000,
    output: 0.24,
    tokensOfFour: 1,
  },
  'haiku-5.5': {
    name: 'Claude Haiku 5.5',
    input: 0.1,
    cached: 0.01,
    cachedFrom: 4_096,
    output: 0.5,
    tokensOfFour: 1.54,
  },
  'haiku-4.5': {
    name: 'Claude Haiku 4.5',
    input: 1,
    cached: 0.1,
    cachedFrom: 4_096,
    output: 5,
    tokensOfFour: 1.14,
  },
} as const

export type ModelId = keyof typeof MODELS

const dashed = (name: string): string => name.replaceAll('.', '-').toLowerCase()

/** The prices of a model by a vendor's name for it, such as `us.anthropic.claude-haiku-5-5-v1:0`; null when unknown. */
export function modelPrice(name: string) {
  const id = keysOf(MODELS).find((known) => known !== 'plain' && dashed(name).includes(dashed(known)))
  return id === undefined ? null : MODELS[id]
}
