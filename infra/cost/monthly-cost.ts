import { MODELS, PRICES, STANDING_USD, type ModelId, type Price } from './prices.ts'
import { USAGE, type Usage } from './usage.ts'

const GB = 1_000_000_000

interface Line {
  readonly service: string
  readonly quantity: number
  readonly usd: number
}

export const priceOf = (quantity: number, { per1000, free = 0 }: Pick<Price, 'per1000' | 'free'>): number =>
  (Math.max(0, quantity - free) * per1000) / 1_000

/** The monthly quantity for each price. */
function quantities(users: number, usage: Usage): Readonly<Record<keyof typeof PRICES, number>> {
  const calls = users * (usage.sessionPolls + usage.otherCalls)
  const cycles = users * usage.cycles
  const drafts = cycles * usage.draftsPerCycle
  const edge = calls + users * usage.pageFiles
  const kept = (drafts * usage.monthsKept * usage.bytesPerDraft) / GB
  return {
    contactCredits: drafts * usage.boughtShare * usage.creditsPerBought,
    tableWrites: cycles * usage.cycleWriteUnits + users * usage.otherCalls * usage.callWriteUnits,
    tableReads:
      cycles * usage.cycleReadUnits +
      users * (usage.sessionPolls * usage.pollReadUnits + usage.otherCalls * usage.callReadUnits),
    tableStorage: kept,
    backups: kept,
    lambdaTime:
      usage.memoryGb *
      (calls * usage.apiSeconds +
        cycles * usage.planSeconds +
        (drafts / usage.draftsPerRun) * usage.draftSeconds),
    httpApi: calls,
    edgeRequests: edge,
    edgeTraffic: (users * usage.edgeBytes) / GB,
    firewallRequests: edge,
    mail: cycles,
    users,
    runs: cycles,
  }
}

const isPrice = (name: string): name is keyof typeof PRICES => name in PRICES

/** Dollars of one letter with second reading and repairs. */
export function letterCost(model: ModelId, usage: Usage = USAGE): number {
  const price = MODELS[model]
  const millionths = [usage.writing, usage.reading].map(({ times, shared, own, output }) => {
    const cached = shared < price.cachedFrom ? 0 : shared * usage.keptByVendor
    return times * (cached * price.cached + (shared - cached + own) * price.input + output * price.output)
  })
  return millionths.reduce((sum, each) => sum + each, 0) / 1_000_000
}

/** A month's bill, without Adzuna's licence (by contract), domain names, support and people. */
export function monthlyCost(users: number, model: ModelId, usage: Usage = USAGE) {
  const amounts = quantities(users, usage)
  const priced = Object.keys(PRICES)
    .filter(isPrice)
    .map((name): Line => {
      const quantity = amounts[name]
      return { service: PRICES[name].service, quantity, usd: priceOf(quantity, PRICES[name]) }
    })
  const letters = users * usage.cycles * usage.draftsPerCycle
  const lines: readonly Line[] = [
    { service: `${MODELS[model].name}, letters`, quantity: letters, usd: letters * letterCost(model, usage) },
    ...priced,
    { service: 'A stage without users', quantity: 1, usd: STANDING_USD },
  ]
  return { users, lines, total: lines.reduce((sum, { usd }) => sum + usd, 0) }
}
