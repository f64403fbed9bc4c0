import { COUNTRIES } from '#engine/values/countries.ts'
import { companiesIn, type MarketCompany } from './companies.ts'
import { PROFESSIONS, type Profession } from './profession.ts'
import { hash } from './random.ts'

/** The board families that the market's companies use, the commonest first. */
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

const TECHNICAL = PROFESSIONS.filter(({ id }) => ['product', 'data', 'software', 'design'].includes(id))

/** A company's own board, as a deployment lists it. */
export interface MarketBoard {
  readonly family: MarketFamily
  readonly token: string
  readonly company: string
  readonly domain: string
  readonly country: string
}

/**
 * The families that companies get in turn: every family occurs, those with generous rate limits most often.
 */
const TURNS: readonly MarketFamily[] = [
  ...MARKET_FAMILIES,
  'greenhouse',
  'lever',
  'ashby',
  'recruitee',
  'greenhouse',
  'lever',
  'ashby',
  'recruitee',
  'greenhouse',
]

/** With fewer boards, a run that writes to each company once finds the full text of only few postings. */
const BOARDS_PER_COUNTRY = 40

/** The companies of a country that have their own board. */
const employersIn = (countryCode: string): readonly MarketCompany[] =>
  companiesIn(countryCode)
    .filter(({ size, known }) => size >= 90 && known === 'yes')
    .slice(0, BOARDS_PER_COUNTRY)

const byCountry = new Map(COUNTRIES.map(({ code }) => [code, employersIn(code)]))

/** Each board of the market with its company. */
export const BOARD_EMPLOYERS: readonly { readonly board: MarketBoard; readonly company: MarketCompany }[] = [
  ...byCountry,
].flatMap(([country, employers]) =>
  employers.map((company, index) => ({
    company,
    board: {
      family: TURNS[index % TURNS.length] ?? 'greenhouse',
      token: company.domain.replace('.example', '').replaceAll('-', ''),
      company: company.organization,
      domain: company.domain,
      country,
    },
  })),
)

/**
 * Percentage of adverts placed by employers with their own board. Of 1,288 real adverts for technical jobs,
 * 91 % led to a board of one of these families; the share for other jobs is a guess.
 */
const SHARE_OF_TECHNICAL = 91
const SHARE = 25

/**
 * The employer with a board that placed an advert, or null when another employer did. For a profession with
 * its own kind of employers, only companies whose name suggests no trade qualify.
 */
export function boardEmployerOf(
  countryCode: string,
  advert: readonly (string | number)[],
  profession: Profession,
): MarketCompany | null {
  const share = TECHNICAL.includes(profession) ? SHARE_OF_TECHNICAL : SHARE
  if (hash('own board', ...advert) % 100 >= share) return null
  const employers = (byCountry.get(countryCode) ?? []).filter(
    ({ organization }) => profession.employers === undefined || !organization.includes(' '),
  )
  return employers[hash('whose board', ...advert) % Math.max(1, employers.length)] ?? null
}
