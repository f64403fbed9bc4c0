import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { POSTING_VENDORS } from '#vendors/posting-vendors.ts'
import { coverageByCountry, usedVendors } from '#functions/postings/coverage.ts'
import { PostingSources, usedSources } from '#infra/posting-sources.ts'
import { COUNTRIES } from '#shared/catalog/configuration/countries.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')
const document = read('docs/posting-sources.md')

/** The cells of every row of the page's tables. */
const rows = document
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) =>
    line
      .slice(2, -2)
      .split(' | ')
      .map((cell) => cell.trim()),
  )

const SPANS: Readonly<Record<number, string>> = {
  1: 'second',
  60: 'minute',
  86_400: 'day',
  [7 * 86_400]: 'week',
  [30 * 86_400]: 'month',
}

const settingsOf = ({ secret, plain }: (typeof POSTING_VENDORS)[number]) => [
  ...(secret === null ? [] : [...secret.beside, secret.key]),
  ...plain.map(({ variable }) => variable),
]

test.each(POSTING_VENDORS.map((vendor) => [vendor.name, vendor] as const))(
  'docs/posting-sources.md says of %s what its registration says',
  (name, vendor) => {
    const { windows, statedBy } = vendor.limits
    const calls = windows
      .map(({ seconds, limit }) => `${limit.toLocaleString('en-US')} a ${SPANS[seconds]}`)
      .join(', ')
    expect(rows).toContainEqual([
      name,
      settingsOf(vendor)
        .map((variable) => `\`${variable}\``)
        .join(', '),
      vendor.languages,
      vendor.cost,
      statedBy === null ? `${calls} (our own)` : calls,
    ])
    expect(document).toContain(vendor.terms.url)
    expect(document).toContain(`**${name}**`)
    const example = read('.env.example')
    expect(settingsOf(vendor).filter((variable) => !example.includes(`\n${variable}=`))).toEqual([])
  },
)

const curated = (variable: string) => (variable.endsWith('_BOARDS') ? 'curated' : '')
const usual = usedSources(PostingSources.parse(undefined)).map(({ vendor }) => vendor.id)
const WORDS = { full: 'in full', boards: 'boards', none: 'no' } as const

/** What users of a deployment with these vendors are offered. */
const coverageWith = (ids: readonly string[]) =>
  coverageByCountry(usedVendors(POSTING_VENDORS, ({ id }) => ids.includes(id), curated))
const usually = coverageWith(usual)
const withAll = coverageWith(POSTING_VENDORS.map(({ id }) => id))

test('docs/posting-sources.md has every country of the form with every source', () => {
  const reaches = POSTING_VENDORS.map((vendor) => ({ vendor, reach: vendor.reaches(curated) }))
  const searched = (code: string) =>
    reaches.some(({ vendor, reach }) => vendor.standsIn !== true && reach(code) === 'full')
  const cells = COUNTRIES.map(({ name, code }) => [
    name,
    WORDS[usually[code] ?? 'none'],
    WORDS[withAll[code] ?? 'none'],
    ...reaches.map(({ vendor, reach }) => {
      const how = reach(code)
      if (how === null) return '–'
      if (how === 'boards') return 'boards'
      return vendor.standsIn === true && searched(code) ? 'stands in' : 'search'
    }),
  ])
  expect(rows.filter((row) => COUNTRIES.some(({ name }) => name === row[0]))).toEqual(cells)
})

test('docs/posting-sources.md counts the countries as its table does', () => {
  const count = (coverage: Readonly<Record<string, string>>, how: string) =>
    Object.values(coverage).filter((each) => each === how).length
  const says = document.replaceAll('\n', ' ')
  expect(says).toContain(
    `: ${count(usually, 'full')} countries in full, ${count(usually, 'boards')} through boards alone, ${count(usually, 'none')} not at all.`,
  )
  expect(says).toContain(
    `With all sources, ${count(withAll, 'full')} of the ${COUNTRIES.length} are searched in full and ${count(withAll, 'boards')} through boards alone`,
  )
})
