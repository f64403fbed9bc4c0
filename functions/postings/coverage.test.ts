import { expect, test } from 'vitest'
import { POSTING_VENDORS } from '#vendors/posting-vendors.ts'
import { providerParts } from '#harness/vendors/kit/provider-parts.ts'
import { COUNTRIES } from '#engine/values/countries.ts'
import { coverageByCountry, openSources, usedVendors } from './coverage.ts'

const BOARDS = JSON.stringify(
  COUNTRIES.map(({ code }) => ({ token: `acme-${code}`, company: 'Acme', country: code })),
)
const setting = (variable: string) => (variable.endsWith('_BOARDS') ? BOARDS : '192.0.2.1')
const parts = providerParts('2026-03-10T12:00:00.000Z')

const usedOf = (ids: readonly string[]) =>
  usedVendors(POSTING_VENDORS, (vendor) => ids.includes(vendor.id), setting)

const subsets = POSTING_VENDORS.reduce<readonly (readonly string[])[]>(
  (all, { id }) => [...all, ...all.map((ids) => [...ids, id])],
  [[]],
)

test.each(subsets.map((ids) => [ids.join(' and ') || 'nobody', ids] as const))(
  'with %s a country is covered exactly where a source is asked',
  (_, ids) => {
    const coverage = coverageByCountry(usedOf(ids))
    const sources = openSources(usedOf(ids), setting, parts)
    expect(Object.keys(coverage)).toHaveLength(59)
    expect(COUNTRIES.filter(({ code }) => coverage[code] !== 'none').map(({ code }) => code)).toEqual(
      COUNTRIES.filter(({ code }) => sources.some((source) => source.covers(code))).map(({ code }) => code),
    )
  },
)

test('nothing is covered without a source, and boards alone cover every country partly', () => {
  expect(new Set(Object.values(coverageByCountry(usedOf([]))))).toEqual(new Set(['none']))
  expect(new Set(Object.values(coverageByCountry(usedOf(['greenhouse']))))).toEqual(new Set(['boards']))
  expect(coverageByCountry(usedOf(['adzuna', 'greenhouse']))).toMatchObject({ de: 'full', jp: 'boards' })
})
