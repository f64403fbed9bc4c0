import { statisticOf } from '#emulators/cloudwatch/statistics.ts'
import { AwsRefusal } from '#emulators/kit/aws.ts'

/** A query that this part of the language does not have. */
const malformed = (message: string) => new AwsRefusal('MalformedQueryException', message)

type Row = Readonly<Record<string, string>>
type Rows = readonly Row[]

const FIELD = '`[^`]+`|[\\w@.]+'
const nameOf = (field: string): string => field.replaceAll('`', '')

/** A log event of JSON as CloudWatch Logs discovers its fields: `metadata.pageId`. */
export function fieldsOf(value: unknown, prefix = ''): Row {
  if (typeof value !== 'object' || value === null) return { [prefix]: String(value) }
  return Object.assign(
    {},
    ...Object.entries(value).map(([name, inner]) =>
      fieldsOf(inner, prefix === '' ? name : `${prefix}.${name}`),
    ),
  )
}

/** The command's groups. Throws AwsRefusal where it is not of the form. */
function partsOf(form: RegExp, command: string): readonly string[] {
  const found = form.exec(command)
  if (found === null) throw malformed(`unexpected symbol found in: ${command}`)
  return found.slice(1).map((part) => part ?? '')
}

function filtered(rows: Rows, condition: string): Rows {
  const [field = '', , one = '', list = ''] = partsOf(
    new RegExp(`^(${FIELD})\\s*(=\\s*"([^"]*)"|in\\s*\\[([^\\]]*)\\])$`),
    condition,
  )
  const values = list === '' ? [one] : [...list.matchAll(/"([^"]*)"/g)].map(([, value]) => value)
  return rows.filter((row) => values.includes(row[nameOf(field)]))
}

type Aggregate = (rows: Rows) => string

function aggregateOf(text: string): readonly [string, Aggregate] {
  const [name = '', args = '', alias = ''] = partsOf(/^(\w+)\(([^)]*)\) as (\w+)$/, text)
  const [field = '', percent = ''] = args.split(',').map((each) => nameOf(each.trim()))
  const numbers = (rows: Rows) =>
    rows.flatMap((row) => (row[field] === undefined ? [] : [Number(row[field])]))
  const percentile = statisticOf(`p${percent}`)
  const aggregates: Readonly<Record<string, Aggregate>> = {
    count: (rows) => String(rows.length),
    count_distinct: (rows) => String(new Set(rows.map((row) => row[field])).size),
    max: (rows) => String(Math.max(...numbers(rows))),
    ...(percentile === null ? {} : { pct: (rows: Rows) => String(percentile(numbers(rows))) }),
  }
  const aggregate = aggregates[name]
  if (aggregate === undefined) throw malformed(`unknown function: ${name}`)
  return [alias, aggregate]
}

function grouped(rows: Rows, definition: string): Rows {
  const [wanted = '', by = ''] = partsOf(/^(.+?) by (.+)$/, definition)
  const aggregates = wanted.split(/,(?![^(]*\))/).map((each) => aggregateOf(each.trim()))
  const fields = by.split(',').map((field) => nameOf(field.trim()))
  const groups = Map.groupBy(rows, (row) => JSON.stringify(fields.map((field) => row[field] ?? null)))
  return [...groups.values()].map((of) => ({
    ...Object.fromEntries(
      fields.flatMap((field) => {
        const value = of[0]?.[field]
        return value === undefined ? [] : [[field, value]]
      }),
    ),
    ...Object.fromEntries(aggregates.map(([alias, aggregate]) => [alias, aggregate(of)])),
  }))
}

function sorted(rows: Rows, by: string): Rows {
  const [field = '', direction = ''] = partsOf(new RegExp(`^(${FIELD}) (asc|desc)$`), by)
  const sign = direction === 'asc' ? 1 : -1
  return rows.toSorted((a, b) => sign * (Number(a[nameOf(field)] ?? 0) - Number(b[nameOf(field)] ?? 0)))
}

const limited = (rows: Rows, most: string): Rows => rows.slice(0, Number(partsOf(/^(\d+)$/, most)[0]))

const COMMANDS: Readonly<Record<string, (rows: Rows, rest: string) => Rows>> = {
  filter: filtered,
  stats: grouped,
  sort: sorted,
  limit: limited,
}

/** The rows of a query over log events, at most 10,000 as from the service. Throws AwsRefusal. */
export function queried(query: string, events: Rows): Rows {
  return query
    .split('|')
    .reduce<Rows>((rows, command) => {
      const [name = '', rest = ''] = partsOf(/^(\w+)\s+([^]*)$/, command.trim())
      const run = COMMANDS[name]
      if (run === undefined) throw malformed(`unknown command: ${name}`)
      return run(rows, rest)
    }, events)
    .slice(0, 10_000)
}
