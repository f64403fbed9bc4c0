import { titleParts } from '#functions/language/title-words.ts'
import { ENGINEERING } from './occupations/engineering.ts'
import { FINANCE } from './occupations/finance-legal.ts'
import { HEALTH } from './occupations/health.ts'
import { HOSPITALITY } from './occupations/hospitality.ts'
import { LOGISTICS } from './occupations/logistics.ts'
import { OFFICE } from './occupations/office-hr.ts'
import { PEOPLE } from './occupations/people-care.ts'
import { PRODUCT } from './occupations/product-design.ts'
import { SALES } from './occupations/sales-service.ts'
import { SOFTWARE } from './occupations/software.ts'
import { TRADES } from './occupations/trades.ts'
import { titleStem } from './stem.ts'

/**
 * A line at the margin is an occupation: its name, after `<` the one that it is a special form of, after `~`
 * those that somebody of it could as well do. The lines below it are what titles call it in four languages,
 * without filling words; what stands after `*` ends compounds.
 */
const TABLES = [
  HEALTH,
  PEOPLE,
  SOFTWARE,
  PRODUCT,
  FINANCE,
  OFFICE,
  SALES,
  LOGISTICS,
  TRADES,
  HOSPITALITY,
  ENGINEERING,
]

interface Name {
  readonly occupation: string
  readonly words: readonly string[]
}

interface Occupations {
  readonly parents: ReadonlyMap<string, string>
  readonly near: ReadonlyMap<string, ReadonlySet<string>>
  /** By their first word, the longest first. */
  readonly names: ReadonlyMap<string, readonly Name[]>
  /** Ends of compounds, the longest first. */
  readonly endings: readonly { readonly occupation: string; readonly end: string }[]
}

/** Words that join others and name nothing. */
export const PREPOSITIONS: ReadonlySet<string> = new Set(
  `of for in to at with a an the de del la el las los le les du des d l en au aux con por para chez
  fur im am zum zur mit bei von vom der die das dem den`.split(/\s+/u),
)

/** Words that put two names side by side. */
export const AND: ReadonlySet<string> = new Set(['and', 'or', 'und', 'oder', 'et', 'ou', 'y', 'o', 'bzw'])

const HEAD = /^(?<id>[\w-]+)(?: < (?<parent>[\w-]+))?(?: ~ (?<near>.+))?$/u

const wordsOfName = (name: string): readonly string[] =>
  titleParts(name)
    .flat()
    .filter((word) => !PREPOSITIONS.has(word) && !AND.has(word))
    .map(titleStem)

const listed = (list: string): readonly string[] =>
  list
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')

function readTables(): Occupations {
  const parents = new Map<string, string>()
  const near = new Map<string, Set<string>>()
  const names = new Map<string, Name[]>()
  const endings: { occupation: string; end: string }[] = []
  const put = (one: string, other: string) => near.set(one, (near.get(one) ?? new Set()).add(other))
  let occupation = ''
  for (const line of TABLES.join('\n').split('\n')) {
    const head = HEAD.exec(line)?.groups
    if (head !== undefined) {
      occupation = head['id'] ?? ''
      if (head['parent'] !== undefined) parents.set(occupation, head['parent'])
      for (const other of listed(head['near'] ?? '')) {
        put(occupation, other)
        put(other, occupation)
      }
      continue
    }
    for (const name of listed(line)) {
      if (name.startsWith('*')) {
        endings.push({ occupation, end: titleStem(name.slice(1)) })
        continue
      }
      const words = wordsOfName(name)
      const [first] = words
      if (first === undefined) continue
      names.set(first, [...(names.get(first) ?? []), { occupation, words }])
    }
  }
  for (const list of names.values()) list.sort((one, other) => other.words.length - one.words.length)
  return {
    parents,
    near,
    names,
    endings: endings.toSorted((one, other) => other.end.length - one.end.length),
  }
}

let tables: Occupations | null = null

/** What titles call the occupations, read when the first title is. */
export function occupations(): Occupations {
  tables ??= readTables()
  return tables
}

/** How two occupations stand to each other; null when they are different work. */
export type Relation = 'same' | 'special' | 'general' | 'near'

/** What `found` is to somebody who looks for `wanted`. */
export function relationOf(wanted: string, found: string): Relation | null {
  const { parents, near } = occupations()
  if (wanted === found) return 'same'
  if (parents.get(found) === wanted) return 'special'
  if (parents.get(wanted) === found) return 'general'
  return near.get(wanted)?.has(found) === true ? 'near' : null
}
