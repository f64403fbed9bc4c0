import { COUNTRIES } from '#engine/values/countries.ts'
import data from '../../fixtures/market/companies.json' with { type: 'json' }
import { dice } from './random.ts'

const LEGAL: Readonly<Record<string, readonly string[] | undefined>> = data.legalForms

export interface NamedPerson {
  readonly firstName: string
  readonly lastName: string
  readonly title: string
  /** Made from the company's pattern when absent. */
  readonly email?: string | undefined
}

export interface MarketCompany {
  /** The name in postings, with the legal form. */
  readonly name: string
  readonly organization: string
  readonly domain: string
  readonly countryCode: string
  readonly size: number
  readonly industry: string
  /** What the company does, to follow "The company …" or "We …": "make scheduling software for clinics". */
  readonly does: string
  readonly pattern: string
  readonly acceptAll: boolean
  /** How the contact provider knows the company. */
  readonly known: 'yes' | 'no' | 'refused'
  /** Everybody who works there can be written to. */
  readonly reachable?: true
  /** The people who work there, when they are given. */
  readonly people?: readonly NamedPerson[] | undefined
}

const PER_COUNTRY = 260

const PATTERNS = [
  '{first}.{last}',
  '{first}.{last}',
  '{f}{last}',
  '{first}',
  '{first}{l}',
  '{f}.{last}',
  '{first}_{last}',
]

let all:
  | {
      byCountry: Map<string, MarketCompany[]>
      byDomain: Map<string, MarketCompany>
      byName: Map<string, MarketCompany>
    }
  | undefined

const slug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
const nameKey = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Every company of the market, created once: invented names, reserved domains, 260 per country. */
function market() {
  if (all !== undefined) return all
  const made = {
    byCountry: new Map<string, MarketCompany[]>(),
    byDomain: new Map<string, MarketCompany>(),
    byName: new Map<string, MarketCompany>(),
  }
  for (const { code } of COUNTRIES) {
    const roll = dice('companies', code)
    const companies: MarketCompany[] = []
    while (companies.length < PER_COUNTRY) {
      const root = roll.pick(data.starts) + roll.pick(data.ends)
      const [industry = '', suffix = '', does = ''] = roll.pick(data.industries)
      const organization = roll.chance(0.55) ? `${root} ${suffix}` : root
      const domain = `${slug(organization)}.example`
      if (made.byDomain.has(domain)) continue
      const legal = roll.pick(LEGAL[code] ?? ['Ltd', ''])
      const company: MarketCompany = {
        name: `${organization} ${legal}`.trim(),
        organization,
        domain,
        countryCode: code,
        size: roll.pick([18, 35, 60, 90, 140, 220, 400, 750, 1_800]),
        industry,
        does,
        pattern: roll.pick(PATTERNS),
        acceptAll: roll.chance(0.07),
        known: roll.chance(0.03) ? 'no' : roll.chance(0.01) ? 'refused' : 'yes',
      }
      companies.push(company)
      made.byDomain.set(domain, company)
      made.byName.set(nameKey(company.name), company)
      made.byName.set(nameKey(organization), company)
    }
    made.byCountry.set(code, companies)
  }
  all = made
  return made
}

/** The companies of a country; those of the United States for a country outside of the catalogue. */
export const companiesIn = (countryCode: string): readonly MarketCompany[] =>
  market().byCountry.get(countryCode) ?? market().byCountry.get('us') ?? []

/** Companies whose name suggests no trade, so that they can stand for a hospital as well as a school. */
export const neutralCompaniesIn = (countryCode: string): readonly MarketCompany[] =>
  companiesIn(countryCode).filter(({ organization }) => !organization.includes(' '))

export const companyByDomain = (domain: string): MarketCompany | undefined =>
  added.byDomain.get(domain.toLowerCase()) ?? market().byDomain.get(domain.toLowerCase())

/** A company by its name, with or without legal form, ignoring punctuation and case. */
export const companyNamed = (name: string): MarketCompany | undefined =>
  added.byName.get(nameKey(name)) ?? market().byName.get(nameKey(name))

const none = () => ({ byName: new Map<string, MarketCompany>(), byDomain: new Map<string, MarketCompany>() })
let added = none()

/** Takes the companies that were added out of the market. */
export function removeAdded(): void {
  added = none()
}

/** Adds an employer with the given people, or with reachable people in every position. */
export function addCompany(name: string, countryCode: string, people?: readonly NamedPerson[]): void {
  const known = companyNamed(name)
  if (known !== undefined && people === undefined) return
  const number = market().byName.size + added.byName.size
  const root = slug(name.normalize('NFKD').replaceAll(/\p{M}/gu, '')).slice(0, 40) || `company-${number}`
  const free = `${companyByDomain(`${root}.example`) === undefined ? root : `${root}-${number}`}.example`
  const domain = known?.domain ?? free
  const company: MarketCompany = {
    name,
    organization: name,
    domain,
    countryCode,
    size: 400,
    industry: '',
    does: '',
    pattern: '{first}.{last}',
    acceptAll: false,
    known: 'yes',
    reachable: true,
    people,
  }
  added.byName.set(nameKey(name), company)
  added.byDomain.set(domain, company)
}
