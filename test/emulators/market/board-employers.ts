import { COUNTRIES } from '#shared/catalog/configuration/countries.ts'
import { companiesIn, type MarketCompany } from './companies.ts'
import type { Profession } from './profession.ts'
import { PROFESSIONS_TECHNOLOGY } from './professions-technology.ts'
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

/** A family for each company in turn: each is there, those with generous limits the most. */
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

/** With fewer, a run that writes to each company once finds a whole text for few of its postings. */
const BOARDS_PER_COUNTRY = 40

/** The companies of a country that have a board of their own. */
const employersIn = (countryCode: string): readonly MarketCompany[] =>
  companiesIn(countryCode)
    .filter(({ size, known }) => size >= 90 && known === 'yes')
    .slice(0, BOARDS_PER_COUNTRY)

const byCountry = new Map(COUNTRIES.map(({ code }) => [code, employersIn(code)]))

/** Each board of the market with whose it is. */
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
 * Adverts of a hundred that employers with a board of their own place. Of 1,288 real adverts for technical
 * jobs, 91 in a hundred led to a board of one of these families; for other jobs it is a guess.
 */
const SHARE_OF_TECHNICAL = 91
const SHARE = 25

/**
 * The employer with a board who placed an advert, or null where somebody else did. Where a profession has
 * employers of its own kind, no company's name may tie it to a trade.
 */
export function boardEmployerOf(
  countryCode: string,
  advert: readonly (string | number)[],
  profession: Profession,
): MarketCompany | null {
  const share = PROFESSIONS_TECHNOLOGY.includes(profession) ? SHARE_OF_TECHNICAL : SHARE
  if (hash('own board', ...advert) % 100 >= share) return null
  const employers = (byCountry.get(countryCode) ?? []).filter(
    ({ organization }) => profession.employers === undefined || !organization.includes(' '),
  )
  return employers[hash('whose board', ...advert) % Math.max(1, employers.length)] ?? null
}
