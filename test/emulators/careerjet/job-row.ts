import type { MarketPosting } from '../market/market-posting.ts'
import { hash } from '../market/random.ts'
import { localPlace } from './local-places.ts'

/** Malformed rows. */
const BROKEN: readonly ((row: Record<string, unknown>) => unknown)[] = [
  (row) => row,
  (row) => ({ ...row, company: undefined }),
  (row) => ({ ...row, date: 'yesterday' }),
  () => null,
  (row) => ({ ...row, locations: ['nowhere'] }),
  () => 'row',
  (row) => ({ ...row, url: 'javascript:alert(1)' }),
  (row) => ({ ...row, title: 42 }),
  (row) => ({ ...row, description: null }),
]

/** The excerpt: as many characters as requested, with the search words in bold. */
function excerpt(text: string, keywords: string, size: number): string {
  const cut = text.length > size ? `${text.slice(0, size).trimEnd()}...` : text
  return keywords
    .split(/\s+/)
    .filter((word) => word.length > 2)
    .reduce((marked, word) => marked.replaceAll(word, `<b>${word}</b>`), cut)
}

/** A posting as a row of the response; `broken` is an index into BROKEN. */
export function jobRow(
  posting: MarketPosting,
  search: { keywords: string; size: number; countryCode: string; origin: string },
  broken: number | null,
): unknown {
  const [low, high] = posting.salary ?? [null, null]
  const row = {
    title: posting.title,
    company: hash('row', posting.id) % 50 === 0 ? '' : posting.company,
    date: posting.createdAt.toUTCString(),
    description: excerpt(posting.description.text, search.keywords, search.size),
    locations: localPlace(posting.place, search.countryCode),
    salary: low === null ? '' : `${low} - ${high} per year`,
    salary_currency_code: low === null ? '' : 'EUR',
    salary_max: high,
    salary_min: low,
    salary_type: low === null ? '' : 'Y',
    site: 'www.jobs.example',
    url: `${search.origin}/jobad/${posting.ref}`,
  }
  return broken === null ? row : (BROKEN[broken % BROKEN.length]?.(row) ?? row)
}
