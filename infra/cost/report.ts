import { costOf, letterCost, monthlyCost, standingCost, type Line, type MonthlyCost } from './monthly-cost.ts'
import { contactDollars, contactShares } from './contacts.ts'
import { reaches } from './limits.ts'
import { CHECKED, MODELS, type ModelId } from './prices.ts'
import { USAGE, type Usage } from './usage.ts'
import { table } from '#infra/markdown-table.ts'

const SIZES = [1_000, 100_000, 10_000_000] as const

const whole = (value: number): string => Math.round(value).toLocaleString('en-US')
const percent = (share: number): string => `${(100 * share).toFixed(0)} %`
export const dollars = (value: number): string =>
  `$${value.toLocaleString('en-US', value < 100 ? { minimumFractionDigits: 2, maximumFractionDigits: 2 } : { maximumFractionDigits: 0 })}`
/** Small amounts, such as those per user. */
const small = (value: number): string => `$${value.toFixed(value < 1 ? 4 : 2)}`

function bill({ lines, total, users }: MonthlyCost): string {
  const shown = lines.filter(({ usd }) => usd >= 0.005).toSorted((a, b) => b.usd - a.usd)
  return table(
    ['service', 'a month', 'unit', 'dollars', 'share'],
    [
      ...shown.map(({ service, quantity, unit, usd }) => [
        service,
        whole(quantity),
        unit,
        dollars(usd),
        `${((100 * usd) / total).toFixed(1)} %`,
      ]),
      ['total', '', '', dollars(total), ''],
      ['a user', '', '', small(total / users), ''],
    ],
  )
}

const largest = (lines: readonly Line[], count: number): string => {
  const total = lines.reduce((sum, { usd }) => sum + usd, 0)
  return lines
    .toSorted((a, b) => b.usd - a.usd)
    .slice(0, count)
    .map(({ service, usd }) => `${service} ${percent(usd / total)}`)
    .join(', ')
}

/** The largest items of the bill at each size, overall and within the infrastructure. */
const leaders = (model: ModelId): string =>
  table(
    [
      'users',
      'total',
      'a user',
      'infrastructure',
      'of it by use',
      'model',
      'contacts',
      'leads the bill',
      'leads the infrastructure',
    ],
    SIZES.map((users) => {
      const cost = monthlyCost(users, model)
      const infrastructure = costOf(cost, 'infrastructure')
      return [
        whole(users),
        dollars(cost.total),
        small(cost.total / users),
        small(infrastructure / users),
        small((infrastructure - standingCost()) / users),
        small(costOf(cost, 'model') / users),
        small(costOf(cost, 'contacts') / users),
        largest(cost.lines, 2),
        largest(
          cost.lines.filter(({ kind }) => kind === 'infrastructure'),
          3,
        ),
      ]
    }),
  )

const limitTable = (): string =>
  table(
    ['limit', 'value', 'reached with users', 'what is done'],
    reaches().map(({ name, unsure, limit, users, remedy }) => [
      `${name}${unsure ? ' (?)' : ''}`,
      limit,
      whole(users),
      remedy,
    ]),
  )

const isModel = (name: string): name is ModelId => name in MODELS

/** Tokens and cost of a letter by model, with and without the vendor's cache. */
const modelTable = (users: number): string =>
  table(
    [
      'writes the drafts',
      'tokens of a letter: cached',
      'uncached',
      'written',
      'a letter',
      'a month',
      'without the cache',
      'a user',
    ],
    Object.keys(MODELS)
      .filter(isModel)
      .map((model) => {
        const drafts = users * USAGE.cycles * USAGE.draftsPerCycle
        const { tokens, usd } = letterCost(model)
        const shown =
          model === 'composer' ? [0, 0, 0] : [tokens.cached, tokens.kept + tokens.input, tokens.output]
        return [
          MODELS[model].name,
          ...shown.map(whole),
          `$${usd.toFixed(6)}`,
          dollars(drafts * usd),
          dollars(drafts * letterCost(model, USAGE, false).usd),
          small((drafts * usd) / users),
        ]
      }),
  )

/** Sources of the contacts at each size, and their cost per user and month. */
const contactTable = (): string =>
  table(
    ['users', 'public', 'kept', 'bought', 'credits a draft', 'a user and month'],
    [1, 1_000, 100_000].map((users) => {
      const { free, kept, bought, creditsPerDraft } = contactShares(users, USAGE)
      const shares = [free, kept, bought].map(percent)
      return [whole(users), ...shares, creditsPerDraft.toFixed(2), small(contactDollars(users, USAGE))]
    }),
  )

const { contacts } = USAGE
/** Other assumptions about contacts: in words, the value they replace, and the changed number. */
const WRONG: readonly (readonly [string, string, Partial<Usage['contacts']>])[] = [
  ['no person is public', percent(contacts.publicShare), { publicShare: 0 }],
  ['no employer fits one answer', percent(contacts.onePage), { onePage: 0 }],
  ['a quarter of the employers does', percent(contacts.onePage), { onePage: 0.25 }],
  ['a third of the employers is seen again', percent(contacts.seenAgain), { seenAgain: 1 / 3 }],
  ['two thirds are', percent(contacts.seenAgain), { seenAgain: 2 / 3 }],
  ['a day brings no more postings than drafts', '1.25 for each', { matchesPerDraft: 1 }],
  ['users look in 50,000 markets', whole(contacts.markets), { markets: 50_000 }],
  ['a bought person takes 1.6 credits', String(contacts.creditsPerBought), { creditsPerBought: 1.6 }],
]

/** Cost of contacts if one assumption is wrong. */
const assumptionTable = (): string =>
  table(
    ['assumption', 'instead of', 'at 1,000 users', 'at 100,000 users'],
    WRONG.map(([words, instead, changed]) => [
      words,
      instead,
      ...[1_000, 100_000].map((users) =>
        small(contactDollars(users, { ...USAGE, contacts: { ...contacts, ...changed } })),
      ),
    ]),
  )

export const costReport = (users: number, model: ModelId): string =>
  [
    `### ${whole(users)} users, drafts by ${MODELS[model].name}`,
    `Prices of ${CHECKED}, us-east-1.`,
    bill(monthlyCost(users, model)),
    '### The largest items at each size',
    `A stage without users costs ${dollars(standingCost())} a month; _of it by use_ is what each user adds.`,
    leaders(model),
    '### Sources of contacts',
    contactTable(),
    'Cost of contacts per user and month if one assumption is wrong:',
    assumptionTable(),
    `### Cost by model, ${whole(users)} users`,
    modelTable(users),
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
  return `${before}${DOCS_BEGIN}\n\n${costReport(SIZES[0], model)}\n\n${DOCS_END}${after}`
}
