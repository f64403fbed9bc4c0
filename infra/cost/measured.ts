import { existsSync, readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { USAGE, type Usage } from './usage.ts'

const Units = z.object({ id: z.string(), readUnits: z.number(), writeUnits: z.number() })

/**
 * What the benchmark knows that the model needs; all of it may be absent, for a part of it can be left out.
 */
const Benchmark = z.object({
  measuredAt: z.string(),
  details: z.object({ table: z.optional(z.object({ endpoints: z.array(Units) })) }),
})

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/**
 * The assumptions, with what the latest benchmark measured in their place; `from` says in a sentence where
 * the numbers are from.
 */
export function measuredUsage(file: string): { readonly usage: Usage; readonly from: string } {
  const parsed = existsSync(file)
    ? Benchmark.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data
    : undefined
  const endpoints = parsed?.details.table?.endpoints ?? []
  const poll = endpoints.find(({ id }) => id === 'getSessionStatus')
  const others = endpoints.filter(({ id }) => id !== 'getSessionStatus')
  if (parsed === undefined || poll === undefined || others.length === 0)
    return {
      usage: USAGE,
      from: 'Usage: infra/cost/usage.ts. There is no benchmark with the units of the endpoints; npm run bench makes one.',
    }
  return {
    usage: {
      ...USAGE,
      pollReadUnits: poll.readUnits,
      callReadUnits: mean(others.map(({ readUnits }) => readUnits)),
      callWriteUnits: mean(others.map(({ writeUnits }) => writeUnits)),
    },
    from: `Usage: infra/cost/usage.ts, with the table units of the endpoints from the benchmark of ${parsed.measuredAt.slice(0, 10)}.`,
  }
}
