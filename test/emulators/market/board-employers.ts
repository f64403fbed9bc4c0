import { COUNTRIES } from '#shared/catalog/configuration/countries.ts'
import { companiesIn, type MarketCompany } from './companies.ts'
import { hash } from './random.ts'

/** The families of boards that the market's companies use, the commonest first. */
export const MARKET_FAMILIES = [
  'greenhouse',
  'lever',
  'ashby',
  'workable',
  'recruitee',
  'smartrecruiters',
  'teamtailor',
] as const
export type MarketFamily = (typeof MARKET_FAMILIES)[number]

/** A company's own board, as a deployment lists it. */
export interface MarketBoard {
  readonly family: MarketFamily
  readonly token: string
  readonly company: string
  readonly domain: string
  readonly country: string
}

const BOARDS_IN: Readonly<Record<string, number>> = { us: 24, gb: 16, de: 16, fr: 12, ca: 12, in: 12 }
const BOARDS_ELSEWHERE = 8

/** The companies of a country that have a board of their own. */
const employersIn = (countryCode: string): readonly MarketCompany[] =>
  companiesIn(countryCode)
    .filter(({ size, known }) => size >= 90 && known === 'yes')
    .slice(0, BOARDS_IN[countryCode] ?? BOARDS_ELSEWHERE)

const byCountry = new Map(COUNTRIES.map(({ code }) => [code, employersIn(code)]))

/** Each board of the market with whose it is. */
export const BOARD_EMPLOYERS: readonly { readonly board: MarketBoard; readonly company: MarketCompany }[] = [
  ...byCountry,
].flatMap(([country, employers]) =>
  employers.map((company, index) => ({
    company,
    board: {
      family: MARKET_FAMILIES[index % MARKET_FAMILIES.length] ?? 'greenhouse',
      token: company.domain.replace('.example', '').replaceAll('-', ''),
      company: company.organization,
      domain: company.domain,
      country,
    },
  })),
)

/** Adverts of a hundred that employers with a board of their own place. */
const SHARE = 25

/**
 * The employer with a board who placed an advert, or null where somebody else did. `any` says whether its
 * name may tie it to a trade.
 */
export function boardEmployerOf(
  countryCode: string,
  advert: readonly (string | number)[],
  any: boolean,
): MarketCompany | null {
  if (hash('own board', ...advert) % 100 >= SHARE) return null
  const employers = (byCountry.get(countryCode) ?? []).filter(
    ({ organization }) => any || !organization.includes(' '),
  )
  return employers[hash('whose board', ...advert) % Math.max(1, employers.length)] ?? null
}
