import type { Command } from 'commander'
import { variablesOf } from '#infra/registered-vendors.ts'
import { coverageByCountry, usedVendors } from '#functions/postings/coverage.ts'
import type { PostingVendor, Reach } from '#functions/postings/posting-vendor.ts'
import { table } from '#infra/markdown-table.ts'
import { PostingSources, usedSources } from '#infra/posting-sources.ts'
import { COUNTRIES } from '#engine/values/countries.ts'
import type { Coverage } from '#shared/models/configuration.ts'
import { POSTING_VENDORS, type RegisteredVendor } from '#vendors/posting-vendors.ts'
import { say } from '../command.ts'

const SPANS: Readonly<Record<number, string>> = {
  1: 'second',
  60: 'minute',
  86_400: 'day',
  [7 * 86_400]: 'week',
  [30 * 86_400]: 'month',
}

function callsOf({ windows, statedBy }: PostingVendor['limits']): string {
  const calls = windows.map(
    ({ seconds, limit }) => `${limit.toLocaleString('en-US')} a ${SPANS[seconds] ?? `${seconds} seconds`}`,
  )
  return `${calls.join(', ')} (${statedBy ?? 'our own limit'})`
}

function describe(vendor: RegisteredVendor): string {
  const { name, languages, cost, limits, terms } = vendor
  return [
    name,
    `  settings:  ${variablesOf(vendor).join(', ')}`,
    `  languages: ${languages}`,
    `  cost:      ${cost}`,
    `  calls:     ${callsOf(limits)}`,
    `  terms:     ${terms.says} ${terms.url}`,
  ].join('\n')
}

const WORDS: Readonly<Record<Coverage, string>> = { full: 'in full', boards: 'boards', none: 'no' }

const cell = ({ standsIn }: PostingVendor, reach: Reach | null): string =>
  reach === 'full' ? (standsIn === true ? 'stands in' : 'search') : (reach ?? '–')

/** Every family of boards uses the curated list, as in a deployment without its own boards. */
const curated = (): string => 'curated'

/** Prints every source's entry, and how each covers the countries of the form. */
export function sourcesReport(): string {
  const usual = usedSources(PostingSources.parse(undefined)).map(({ vendor }) => vendor.id)
  const all = usedVendors(POSTING_VENDORS, () => true, curated)
  const usually = coverageByCountry(all.filter(({ vendor }) => usual.some((id) => id === vendor.id)))
  const withAll = coverageByCountry(all)
  const counts = (of: Readonly<Record<string, Coverage>>) => {
    const count = (wanted: Coverage) => Object.values(of).filter((how) => how === wanted).length
    return `${count('full')} countries in full, ${count('boards')} through boards alone, ${count('none')} not at all`
  }
  return [
    ...POSTING_VENDORS.map(describe),
    table(
      ['country', 'usually', 'with all', ...all.map(({ vendor }) => vendor.name.replace(' boards', ''))],
      COUNTRIES.map(({ name, code }) => [
        name,
        WORDS[usually[code] ?? 'none'],
        WORDS[withAll[code] ?? 'none'],
        ...all.map(({ vendor, reach }) => cell(vendor, reach(code))),
      ]),
    ),
    `A deployment that names no sources: ${counts(usually)}.\nWith all sources: ${counts(withAll)}.`,
  ].join('\n\n')
}

export function addSources(program: Command): void {
  program
    .command('sources')
    .description(
      'Prints the sources of postings: settings, cost, limits, terms, and the countries that each covers.',
    )
    .action(() => say(sourcesReport()))
}
