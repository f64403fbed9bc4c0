import { contactCredits } from './contacts.ts'
import { MODELS, PRICES, type ModelId, type Steps } from './prices.ts'
import { STANDING, USAGE, type Usage } from './usage.ts'

const GB = 1_000_000_000
/** A message is sent, received and deleted; the draft messages of a run are sent ten at a time. */
const MESSAGES_TAKE = 3
const SENT_AT_ONCE = 10
/** Nights of a month; on each the table is copied to another region. */
const NIGHTS = 30

export interface Line {
  readonly kind: 'infrastructure' | 'model' | 'contacts'
  readonly service: string
  readonly quantity: number
  readonly unit: string
  readonly usd: number
}

export interface MonthlyCost {
  readonly users: number
  readonly lines: readonly Line[]
  readonly total: number
}

export function priceOf(quantity: number, steps: Steps): number {
  return steps.reduce((sum, [from, usd], index) => {
    const until = steps[index + 1]?.[0] ?? Infinity
    return sum + Math.max(0, Math.min(quantity, until) - from) * usd
  }, 0)
}

/** The monthly quantity for each price. */
function quantities(users: number, usage: Usage): Readonly<Record<keyof typeof PRICES, number>> {
  const calls = users * (usage.sessionPolls + usage.otherCalls)
  const cycles = users * usage.cycles
  const drafts = cycles * usage.draftsPerCycle
  const draftRuns = drafts / usage.draftsPerRun
  const edge = calls + users * usage.pageFiles
  const clocks = STANDING.sweeps + STANDING.comparisons + STANDING.looks + STANDING.healthChecks
  const kept = (drafts * usage.monthsKept * usage.bytesPerDraft) / GB
  return {
    httpApi: calls,
    lambdaRequests: calls + cycles + draftRuns + clocks,
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
    backupCopies: kept * STANDING.backupsKept,
    backupTransfer: kept * NIGHTS,
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
    schedules: cycles + clocks,
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

const isPrice = (name: string): name is keyof typeof PRICES => name in PRICES

/** Tokens and dollars of one letter with second reading and repairs. `caches`: whether to use vendors' caches. */
export function letterCost(model: ModelId, usage: Usage = USAGE, caches = true) {
  const price = MODELS[model]
  const tokens = { cached: 0, kept: 0, input: 0, output: 0 }
  for (const { times, shared, own, output } of [usage.writing, usage.reading]) {
    const isKept = caches && price.keptFrom > 0 && shared >= price.keptFrom
    tokens.cached += isKept ? times * shared * usage.keptByVendor : 0
    tokens.kept += isKept ? times * shared * (1 - usage.keptByVendor) : 0
    tokens.input += times * (isKept ? own : own + shared)
    tokens.output += times * output
  }
  const { cached, kept, input, output } = tokens
  const millionths = cached * price.cached + kept * price.kept + input * price.input + output * price.output
  return { tokens, usd: millionths / 1_000_000 }
}

function modelLine(users: number, usage: Usage, model: ModelId): Line {
  const drafts = users * usage.cycles * usage.draftsPerCycle
  const { tokens, usd } = letterCost(model, usage)
  const quantity = drafts * (tokens.cached + tokens.kept + tokens.input + tokens.output)
  return { kind: 'model', service: MODELS[model].name, quantity, unit: 'tokens', usd: drafts * usd }
}

/** A month's bill, without Adzuna's licence (by contract), domain names, support and people. */
export function monthlyCost(users: number, model: ModelId, usage: Usage = USAGE): MonthlyCost {
  const amounts = quantities(users, usage)
  const priced = Object.keys(PRICES)
    .filter(isPrice)
    .map((name): Line => {
      const { service, steps, unit } = PRICES[name]
      const [quantity, usd] = [amounts[name], priceOf(amounts[name], steps)]
      return { kind: name === 'contactCredits' ? 'contacts' : 'infrastructure', service, quantity, unit, usd }
    })
  const lines = [...priced, modelLine(users, usage, model)]
  return { users, lines, total: lines.reduce((sum, { usd }) => sum + usd, 0) }
}

/** Monthly cost of the infrastructure without users; free allowances count for users. */
export const standingCost = (): number => costOf(monthlyCost(0, 'composer'), 'infrastructure')

export const costOf = ({ lines }: Pick<MonthlyCost, 'lines'>, kind: Line['kind']): number =>
  lines.filter((line) => line.kind === kind).reduce((sum, { usd }) => sum + usd, 0)
