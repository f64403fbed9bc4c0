import { costOf, letterCost, monthlyCost, standingCost, type Line, type MonthlyCost } from './monthly-cost.ts'
import { contactDollars, contactShares, withContacts } from './contacts.ts'
import { reaches, type Reach } from './limits.ts'
import { CHECKED, MODELS, type ModelId } from './prices.ts'
import { PLANS } from '#shared/catalog/plans.ts'
import { USAGE } from './usage.ts'
import { unitsOfCycle, WRITES } from './writes.ts'

export const SIZES = [1_000, 100_000, 10_000_000] as const

const whole = (value: number): string => Math.round(value).toLocaleString('en-US')
export const dollars = (value: number): string =>
  `$${value.toLocaleString('en-US', value < 100 ? { minimumFractionDigits: 2, maximumFractionDigits: 2 } : { maximumFractionDigits: 0 })}`
/** Small amounts, as they are for one user. */
const small = (value: number): string => `$${value.toFixed(value < 1 ? 4 : 2)}`

type Cell = string
type Table = readonly [head: readonly Cell[], ...rows: (readonly Cell[])[]]

const isNumber = (cell: Cell): boolean => /^[$\d]/.test(cell)

const widthsOf = (table: Table): readonly number[] =>
  table[0].map((_, column) => Math.max(3, ...table.map((row) => row[column]?.length ?? 0)))

/** A table for a terminal: numbers to the right, words to the left. */
function plain(table: Table): string {
  const widths = widthsOf(table)
  return table
    .map((row) =>
      row
        .map((cell, column) =>
          isNumber(cell) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** As the formatter lays tables out, so that it changes nothing in what is written here. */
function markdown(table: Table): string {
  const widths = widthsOf(table)
  const line = (cells: readonly Cell[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const [head, ...rows] = table
  return [head, widths.map((width) => '-'.repeat(width)), ...rows].map(line).join('\n')
}

function bill({ lines, total, users }: MonthlyCost): Table {
  const shown = lines.filter(({ usd }) => usd >= 0.005).toSorted((a, b) => b.usd - a.usd)
  return [
    ['service', 'a month', 'unit', 'dollars', 'share'],
    ...shown.map(({ service, quantity, unit, usd }) => [
      service,
      whole(quantity),
      unit,
      dollars(usd),
      `${((100 * usd) / total).toFixed(1)} %`,
    ]),
    ['total', '', '', dollars(total), ''],
    ['a user', '', '', small(total / users), ''],
  ]
}

const largest = (lines: readonly Line[], count: number, total: number): string =>
  lines
    .toSorted((a, b) => b.usd - a.usd)
    .slice(0, count)
    .map(({ service, usd }) => `${service} ${((100 * usd) / total).toFixed(0)} %`)
    .join(', ')

/** What leads the bill at each size, all in all and within the infrastructure. */
function leaders(model: ModelId): Table {
  return [
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
    ...SIZES.map((users) => {
      const cost = monthlyCost(users, model)
      const [infrastructure, text, contacts] = [
        costOf(cost, 'infrastructure'),
        costOf(cost, 'model'),
        costOf(cost, 'contacts'),
      ]
      const own = cost.lines.filter(({ kind }) => kind === 'infrastructure')
      return [
        whole(users),
        dollars(cost.total),
        small(cost.total / users),
        small(infrastructure / users),
        small((infrastructure - standingCost()) / users),
        small(text / users),
        small(contacts / users),
        largest(cost.lines, 2, cost.total),
        largest(own, 3, infrastructure),
      ]
    }),
  ]
}

const sizeHit = (reach: Reach): string => {
  const hit = SIZES.find((users) => reach.users <= users)
  return hit === undefined ? 'not reached' : whole(hit)
}

function limitTable(): Table {
  const rows = reaches().map((reach) => [
    `${reach.name}${reach.unsure ? ' (?)' : ''}`,
    reach.limit,
    whole(reach.users),
    sizeHit(reach),
    reach.remedy,
  ])
  return [['limit', 'value', 'reached with users', 'so hit at', 'what is done'], ...rows]
}

/**
 * What a letter takes of each model, and what the vendor's cache of what all letters of a day begin with
 * saves.
 */
const modelTable = (users: number): Table => [
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
  ...(['composer', 'nova-micro', 'nova-lite', 'haiku-5.5', 'haiku-4.5'] as const).map((model) => {
    const drafts = users * USAGE.cycles * USAGE.draftsPerCycle
    const {
      tokens: { cached, kept, input, output },
      usd,
    } = letterCost(model)
    const shown = model === 'composer' ? [0, 0, 0] : [cached, kept + input, output]
    return [
      MODELS[model].name,
      ...shown.map(whole),
      `$${usd.toFixed(6)}`,
      dollars(drafts * usd),
      dollars(drafts * letterCost(model, USAGE, false).usd),
      small((drafts * usd) / users),
    ]
  }),
]

const percent = (share: number): string => `${(100 * share).toFixed(0)} %`

/** Where the people of the drafts come from at each size, and what they cost a user and month. */
const contactTable = (): Table => [
  ['users', 'public', 'kept', 'bought', 'credits a draft', 'a user and month'],
  ...[1, ...SIZES.slice(0, 2)].map((users) => {
    const { free, kept, bought, creditsPerDraft } = contactShares(users, USAGE)
    return [
      whole(users),
      percent(free),
      percent(kept),
      percent(bought),
      creditsPerDraft.toFixed(2),
      small(contactDollars(users, USAGE)),
    ]
  }),
]

/** The same where one assumption is wrong. */
const assumptionTable = (): Table => [
  ['assumption', 'instead of', 'at 1,000 users', 'at 100,000 users'],
  ...(
    [
      ['no person is public', percent(USAGE.contacts.publicShare), { publicShare: 0 }],
      ['no employer fits one answer', percent(USAGE.contacts.onePage), { onePage: 0 }],
      ['a quarter of the employers does', percent(USAGE.contacts.onePage), { onePage: 0.25 }],
      ['a third of the employers is seen again', percent(USAGE.contacts.seenAgain), { seenAgain: 1 / 3 }],
      ['two thirds are', percent(USAGE.contacts.seenAgain), { seenAgain: 2 / 3 }],
      ['a day brings no more postings than drafts', '1.25 for each', { matchesPerDraft: 1 }],
      ['users look in 50,000 markets', whole(USAGE.contacts.markets), { markets: 50_000 }],
      [
        'a bought person takes 1.5 credits',
        String(USAGE.contacts.creditsPerBought),
        { creditsPerBought: 1.5 },
      ],
    ] as const
  ).map(([words, instead, changed]) => [
    words,
    instead,
    ...SIZES.slice(0, 2).map((users) => small(contactDollars(users, withContacts(USAGE, changed)))),
  ]),
]

/** Where a draft's write units go. */
function writesTable(): Table {
  const perDraft = (units: number) => (units / PLANS.pro.emailsPerDay).toFixed(1)
  return [
    ['step', 'item', 'a draft', 'units of the table', 'of indexes', 'together'],
    ...WRITES.map(({ step, item, how, times, table, indexes }) => [
      step,
      item,
      `${perDraft(times)} × ${how}`,
      perDraft(table),
      perDraft(indexes),
      perDraft(table + indexes),
    ]),
    [
      'all',
      '',
      '',
      perDraft(WRITES.reduce((sum, { table }) => sum + table, 0)),
      perDraft(WRITES.reduce((sum, { indexes }) => sum + indexes, 0)),
      perDraft(unitsOfCycle()),
    ],
  ]
}

/** Everything about one size, for a terminal. */
export function costReport(users: number, model: ModelId): string {
  return [
    `${whole(users)} active users, drafts by ${MODELS[model].name}, prices of ${CHECKED}, us-east-1. Adzuna's licence is by contract and not in it.`,
    plain(bill(monthlyCost(users, model))),
    'What leads',
    plain(leaders(model)),
    'Where people come from',
    plain(contactTable()),
    'What they cost a user and month where one assumption is wrong',
    plain(assumptionTable()),
    'Where growth ends without something being done ((?): the value rests on a weak source)',
    reaches()
      .map(
        (reach) =>
          `${whole(reach.users).padStart(13)}  ${reach.name}${reach.unsure ? ' (?)' : ''}: ${reach.limit}\n${' '.repeat(15)}${reach.remedy}`,
      )
      .join('\n'),
  ].join('\n\n')
}

export const DOCS_BEGIN = '<!-- npm run cost -- --write: from here -->'
export const DOCS_END = '<!-- to here -->'

/** The part of docs/cost.md that is computed. */
export function docsTables(model: ModelId): string {
  return [
    DOCS_BEGIN,
    `### ${whole(SIZES[0])} users, drafts by ${MODELS[model].name}`,
    markdown(bill(monthlyCost(SIZES[0], model))),
    '### What dominates at each size',
    `A stage without users costs ${dollars(standingCost())} a month; what each user adds is under _of it by use_.`,
    markdown(leaders(model)),
    '### Where people come from',
    markdown(contactTable()),
    'What a user and month cost where one assumption is wrong:',
    markdown(assumptionTable()),
    '### What a draft writes',
    markdown(writesTable()),
    `### What the choice of the model does, ${whole(SIZES[0])} users`,
    markdown(modelTable(SIZES[0])),
    '### Where each limit is hit',
    markdown(limitTable()),
    DOCS_END,
  ].join('\n\n')
}

/** The document with its computed part made anew. Throws where the two marks are missing. */
export function withTables(document: string, model: ModelId): string {
  const [before, rest] = document.split(DOCS_BEGIN)
  const after = rest?.split(DOCS_END)[1]
  if (before === undefined || after === undefined)
    throw new Error('docs/cost.md lacks the marks of its computed part')
  return `${before}${docsTables(model)}${after}`
}
