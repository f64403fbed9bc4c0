import { table } from '#infra/markdown-table.ts'
import { reaches } from './limits.ts'
import { letterCost, monthlyCost } from './monthly-cost.ts'
import { CHECKED, MODELS, type ModelId } from './prices.ts'
import { USAGE } from './usage.ts'

/** The numbers of users of the bills in docs/cost.md. */
export const SIZES: readonly number[] = [1_000, 100_000]

const whole = (value: number): string => Math.round(value).toLocaleString('en-US')
export const dollars = (value: number): string =>
  `$${value.toLocaleString('en-US', value < 100 ? { minimumFractionDigits: 2, maximumFractionDigits: 2 } : { maximumFractionDigits: 0 })}`

/** A month's bill, largest items first. */
function billTable(users: number, model: ModelId): string {
  const { lines, total } = monthlyCost(users, model)
  const row = (service: string, quantity: string, usd: number) => [
    service,
    quantity,
    dollars(usd),
    `$${(usd / users).toFixed(4)}`,
  ]
  return table(
    ['service', 'a month', 'dollars', 'a user'],
    [
      ...lines
        .filter(({ usd }) => usd >= 0.005)
        .toSorted((a, b) => b.usd - a.usd)
        .map(({ service, quantity, usd }) => row(service, whole(quantity), usd)),
      row('total', '', total),
    ],
  )
}

const limitTable = (): string =>
  table(
    ['limit', 'value', 'reached with users', 'what is done'],
    reaches().map(({ name, limit, users, remedy }) => [name, limit, whole(users), remedy]),
  )

const isModel = (name: string): name is ModelId => name in MODELS

const modelTable = (): string =>
  table(
    ['writes the drafts', 'a letter', 'a user and month'],
    Object.keys(MODELS)
      .filter(isModel)
      .map((model) => {
        const usd = letterCost(model)
        const letters = USAGE.cycles * USAGE.draftsPerCycle
        return [MODELS[model].name, `$${usd.toFixed(6)}`, dollars(letters * usd)]
      }),
  )

/** `shared` is the beginning that all letters of a day have in common, which a vendor may keep in its cache. */
const tokenTable = (): string =>
  table(
    ['request', 'beginning of the day, cached', 'of this letter', 'answer', 'a letter'],
    [
      ['writing', USAGE.writing] as const,
      ['second reading, over the whole resume and posting', USAGE.reading] as const,
    ].map(([name, { shared, own, output, times }]) => [
      name,
      whole(shared),
      whole(own),
      whole(output),
      `${times} times`,
    ]),
  )

export const costReport = (sizes: readonly number[], model: ModelId): string =>
  [
    `Prices of ${CHECKED}, us-east-1.`,
    ...sizes.flatMap((users) => [
      `### ${whole(users)} users, drafts by ${MODELS[model].name}`,
      billTable(users, model),
    ]),
    '### Cost by model',
    modelTable(),
    '### Tokens of a letter',
    tokenTable(),
    '### Limits to growth',
    limitTable(),
  ].join('\n\n')

const DOCS_BEGIN = '<!-- npm run cost -- --write: from here -->'
const DOCS_END = '<!-- to here -->'

/** Returns the document with its generated part updated. Throws Error when the two marks are missing. */
export function withTables(document: string, model: ModelId): string {
  const [before, rest] = document.split(DOCS_BEGIN)
  const after = rest?.split(DOCS_END)[1]
  if (before === undefined || after === undefined)
    throw new Error('docs/cost.md lacks the marks of its computed part')
  return `${before}${DOCS_BEGIN}\n\n${costReport(SIZES, model)}\n\n${DOCS_END}${after}`
}
