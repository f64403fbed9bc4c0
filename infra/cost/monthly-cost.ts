import { contactCredits } from './contacts.ts'
import { MODELS, PRICES, type ModelId, type Steps } from './prices.ts'
import { STANDING, USAGE, type Usage } from './usage.ts'

const GB = 1_000_000_000
/** Sent, received and taken out; the letters of a cycle are sent ten at a time. */
const MESSAGES_TAKE = 3
const SENT_AT_ONCE = 10

export interface Line {
  readonly kind: 'infrastructure' | 'model' | 'contacts'
  readonly service: string
  readonly quantity: number
  readonly unit: string
  /** US dollars a month. */
  readonly usd: number
}

export interface MonthlyCost {
  readonly users: number
  readonly model: ModelId
  readonly lines: readonly Line[]
  readonly total: number
}

/** Dollars for a quantity under a price with steps. */
export function priceOf(quantity: number, steps: Steps): number {
  return steps.reduce((sum, [from, usd], index) => {
    const until = steps[index + 1]?.[0] ?? Infinity
    return sum + Math.max(0, Math.min(quantity, until) - from) * usd
  }, 0)
}

/** A quantity for each price, for so many active users. */
function quantities(users: number, usage: Usage): Readonly<Record<keyof typeof PRICES, number>> {
  const calls = users * (usage.sessionPolls + usage.otherCalls)
  const cycles = users * usage.cycles
  const drafts = cycles * usage.draftsPerCycle
  const draftRuns = drafts / usage.draftsPerRun
  const messages = cycles + draftRuns
  const edge = calls + users * usage.pageFiles
  const runs =
    calls + messages + STANDING.sweeps + STANDING.comparisons + STANDING.looks + STANDING.healthChecks
  const kept = (drafts * usage.monthsKept * usage.bytesPerDraft) / GB
  return {
    httpApi: calls,
    lambdaRequests: runs,
    lambdaTime:
      calls * usage.apiSeconds * usage.apiGb +
      STANDING.healthChecks * STANDING.healthCheckSeconds * usage.apiGb +
      cycles * usage.planSeconds * usage.planGb +
      draftRuns * usage.draftSeconds * usage.draftGb,
    tableWrites: cycles * usage.cycleWriteUnits + users * usage.otherCalls * usage.callWriteUnits,
    tableReads:
      cycles * usage.cycleReadUnits +
      users * (usage.sessionPolls * usage.pollReadUnits + usage.otherCalls * usage.callReadUnits),
    tableStorage: kept,
    tableBackup: kept,
    edgeRequests: edge,
    edgeTraffic: (users * usage.edgeBytes) / GB,
    firewall: STANDING.firewallRules,
    firewallList: 1,
    firewallRequests: edge,
    users,
    queueRequests:
      cycles * MESSAGES_TAKE +
      drafts / SENT_AT_ONCE +
      draftRuns * (MESSAGES_TAKE - 1) +
      STANDING.emptyReceives,
    schedules: cycles + STANDING.sweeps + STANDING.comparisons + STANDING.looks + STANDING.healthChecks,
    keys: STANDING.keys,
    keyRequests: draftRuns * usage.keyRequestsPerRun,
    logs: (calls * usage.logBytesPerCall + (cycles + drafts) * usage.logBytesPerMessage) / GB,
    alarms: STANDING.alarms,
    metrics: STANDING.metrics,
    metricReads: STANDING.metricReads,
    secrets: STANDING.secrets,
    fileStorage: (users * 200_000) / GB,
    fileReads: drafts,
    mail: cycles,
    contactCredits: contactCredits(users, usage),
  }
}

const SERVICES: Readonly<Record<keyof typeof PRICES, string>> = {
  httpApi: 'API Gateway',
  lambdaRequests: 'Lambda, requests',
  lambdaTime: 'Lambda, time',
  tableWrites: 'DynamoDB, writes',
  tableReads: 'DynamoDB, reads',
  tableStorage: 'DynamoDB, storage',
  tableBackup: 'DynamoDB, backup',
  edgeRequests: 'CloudFront, requests',
  edgeTraffic: 'CloudFront, traffic',
  firewall: 'WAF, rules',
  firewallList: 'WAF, list',
  firewallRequests: 'WAF, requests',
  users: 'Cognito',
  queueRequests: 'SQS',
  schedules: 'EventBridge Scheduler',
  keys: 'KMS, keys',
  keyRequests: 'KMS, requests',
  logs: 'CloudWatch Logs',
  alarms: 'CloudWatch alarms',
  metrics: 'CloudWatch metrics',
  metricReads: 'CloudWatch metrics, reads',
  secrets: 'Secrets Manager',
  fileStorage: 'S3, storage',
  fileReads: 'S3, reads',
  mail: 'SES',
  contactCredits: 'Hunter',
}

const isPrice = (name: string): name is keyof typeof PRICES => name in PRICES

interface LetterCost {
  /**
   * Tokens of a letter with all its questions, by what they cost: read from the vendor's cache, kept in it,
   * read anew, written.
   */
  readonly tokens: {
    readonly cached: number
    readonly kept: number
    readonly input: number
    readonly output: number
  }
  /** US dollars. */
  readonly usd: number
}

/**
 * What a model takes for one letter that is written, read a second time and now and then mended; `caches`
 * says whether the vendor's cache counts.
 */
export function letterCost(model: ModelId, usage: Usage = USAGE, caches = true): LetterCost {
  const price = MODELS[model]
  const parts = [usage.writing, usage.reading].map(({ times, shared, own, output }) => {
    const isKept = caches && price.keptFrom > 0 && shared >= price.keptFrom
    const [cached, kept] = isKept
      ? [times * shared * usage.keptByVendor, times * shared * (1 - usage.keptByVendor)]
      : [0, 0]
    return { cached, kept, input: times * (isKept ? own : own + shared), output: times * output }
  })
  const sum = (kind: keyof LetterCost['tokens']): number => parts.reduce((all, part) => all + part[kind], 0)
  const tokens = { cached: sum('cached'), kept: sum('kept'), input: sum('input'), output: sum('output') }
  const { cached, kept, input, output } = tokens
  return {
    tokens,
    usd:
      (cached * price.cached + kept * price.kept + input * price.input + output * price.output) / 1_000_000,
  }
}

function modelLine(users: number, usage: Usage, model: ModelId): Line {
  const drafts = users * usage.cycles * usage.draftsPerCycle
  const { tokens, usd } = letterCost(model, usage)
  const each = tokens.cached + tokens.kept + tokens.input + tokens.output
  return {
    kind: 'model',
    service: MODELS[model].name,
    quantity: drafts * each,
    unit: 'tokens',
    usd: drafts * usd,
  }
}

/** The bill of a month. Not in it: Adzuna's licence (by contract), domain names, support, people. */
export function monthlyCost(users: number, model: ModelId, usage: Usage = USAGE): MonthlyCost {
  const amounts = quantities(users, usage)
  const lines = Object.keys(PRICES)
    .filter(isPrice)
    .map((name): Line => {
      const { steps, unit } = PRICES[name]
      return {
        kind: name === 'contactCredits' ? 'contacts' : 'infrastructure',
        service: SERVICES[name],
        quantity: amounts[name],
        unit,
        usd: priceOf(amounts[name], steps),
      }
    })
  const all = [...lines, modelLine(users, usage, model)]
  return { users, model, lines: all, total: all.reduce((sum, { usd }) => sum + usd, 0) }
}

/**
 * What the infrastructure costs before it has a user; free allowances are counted with the users who take
 * them.
 */
export const standingCost = (): number => costOf(monthlyCost(0, 'composer'), 'infrastructure')

/** Dollars of one kind. */
export const costOf = ({ lines }: MonthlyCost, kind: Line['kind']): number =>
  lines.filter((line) => line.kind === kind).reduce((sum, { usd }) => sum + usd, 0)
