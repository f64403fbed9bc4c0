import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { POSTING_VENDORS } from '#vendors/posting-vendors.ts'
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

test('docs/posting-sources.md has every country of the form with every source', () => {
  const setting = (variable: string) => (variable.endsWith('_BOARDS') ? 'curated' : '')
  const reaches = POSTING_VENDORS.map((vendor) => ({ vendor, reach: vendor.reaches(setting) }))
  const searched = (code: string) =>
    reaches.some(({ vendor, reach }) => vendor.standsIn !== true && reach(code) === 'full')
  const cells = COUNTRIES.map(({ name, code }) => [
    name,
    ...reaches.map(({ vendor, reach }) => {
      const how = reach(code)
      if (how === null) return '–'
      if (how === 'boards') return 'boards'
      return vendor.standsIn === true && searched(code) ? 'stands in' : 'search'
    }),
  ])
  expect(rows.filter((row) => COUNTRIES.some(({ name }) => name === row[0]))).toEqual(cells)
})
