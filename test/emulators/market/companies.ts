import { COUNTRIES } from '#engine/values/countries.ts'
import { dice, lines } from './random.ts'

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

const STARTS =
  `Alder,Amber,Arrow,Aspen,Beacon,Birch,Bright,Bramble,Calder,Cedar,Clear,Cobalt,Copper,Coral,Crest,Dawn,Drift,Elder,Ember,Fable,Falcon,Fern,Field,Finch,Flint,Fox,Glen,Granite,Harbor,Haven,
  Hazel,Heron,High,Indigo,Iron,Ivy,Juniper,Kestrel,Lark,Laurel,Lumen,Maple,Marble,Meadow,Merid,Mill,Moss,North,Oak,Ochre,Opal,Otter,Pebble,Pine,Quill,Raven,Ridge,River,Rowan,Sable,Sage,Silver,Slate,Sparrow,
  Stone,Summit,Swift,Tamar,Thistle,Tide,Timber,Umber,Vale,Velvet,West,Willow,Winter,Wren,Yarrow,Zephyr`.split(
    /,\s*/,
  )
const ENDS =
  'bank,bay,bridge,brook,bury,crest,dale,den,fen,field,ford,gate,grove,haven,hill,hurst,keep,land,lane,leaf,line,loft,mark,mead,mere,mill,more,path,point,port,reach,ridge,side,spring,stead,stone,view,ward,well,wick,wood,works'.split(
    ',',
  )

const INDUSTRIES = lines(`software|Labs|make scheduling software for clinics and medical practices
  payments|Pay|run a payment platform for small shops and market stalls
  logistics|Logistics|move pallets and parcels between forty depots
  energy|Energy|build and operate solar roofs for schools and warehouses
  food|Foods|make organic breakfast cereals and snacks
  health|Health|operate outpatient clinics and a tele-health line
  education|Learning|run online and evening courses for working adults
  travel|Travel|organise rail and ferry holidays for families
  insurance|Insurance|insure bicycles, instruments and small businesses
  retail|Home|sell furniture made to order, online and in nine stores
  media|Media|publish regional news and three trade magazines
  manufacturing|Industries|make pumps and valves for water treatment
  biotech|Bio|develop rapid tests for hospital laboratories
  fashion|Apparel|design outdoor clothing that can be repaired
  mobility|Mobility|rent electric cargo bikes to companies and cities
  property|Properties|manage 6,000 flats and look after their tenants
  agriculture|Agri|measure soil and water for vegetable growers
  security|Secure|watch over the networks of mid-sized companies
  hospitality|Hotels|run eleven small hotels and their restaurants
  construction|Build|plan and build timber houses of up to eight storeys
  games|Games|make puzzle games for phones that eight million people play
  consulting|Partners|advise public transport companies on timetables and fares
  telecoms|Networks|bring fibre to villages that had none
  recycling|Circular|collect and refurbish office electronics
  finance|Capital|lend to craft businesses that buy machines
  legal|Advisory|prepare contracts and filings for start-ups
  sports|Sports|equip climbing halls and swimming pools
  pets|Pets|deliver food and medicine for pets by subscription`).map((line) => line.split('|'))

const LEGAL: Readonly<Record<string, readonly string[]>> = {
  us: ['Inc.', 'LLC', 'Inc', ''],
  gb: ['Ltd', 'Limited', 'plc', ''],
  de: ['GmbH', 'AG', 'GmbH & Co. KG', 'SE', ''],
  at: ['GmbH', 'AG'],
  ch: ['AG', 'GmbH', 'SA'],
  fr: ['SAS', 'SA', 'SARL'],
  nl: ['B.V.', 'N.V.', ''],
  be: ['NV', 'BV'],
  es: ['S.L.', 'S.A.'],
  it: ['S.r.l.', 'S.p.A.'],
  pl: ['Sp. z o.o.', 'S.A.'],
  in: ['Pvt. Ltd.', 'Limited', 'Private Limited'],
  sg: ['Pte. Ltd.', ''],
  au: ['Pty Ltd', ''],
  nz: ['Limited', ''],
  za: ['(Pty) Ltd', ''],
  br: ['Ltda', 'S.A.'],
  mx: ['S.A. de C.V.', ''],
  ca: ['Inc.', 'Ltd.', ''],
  ie: ['Ltd', ''],
  se: ['AB'],
  no: ['AS'],
  dk: ['ApS', 'A/S'],
  fi: ['Oy'],
  jp: ['K.K.', ''],
}
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
      const root = roll.pick(STARTS) + roll.pick(ENDS)
      const [industry = '', suffix = '', does = ''] = roll.pick(INDUSTRIES)
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
  market().byDomain.get(domain.toLowerCase())

/** A company by its name, with or without legal form, ignoring punctuation and case. */
export const companyNamed = (name: string): MarketCompany | undefined => market().byName.get(nameKey(name))

/** Adds an employer with the given people, or with reachable people in every position. */
export function addCompany(name: string, countryCode: string, people?: readonly NamedPerson[]): void {
  const { byName, byDomain } = market()
  const known = byName.get(nameKey(name))
  if (known !== undefined && people === undefined) return
  const root = slug(name.normalize('NFKD').replaceAll(/\p{M}/gu, '')).slice(0, 40) || `company-${byName.size}`
  const free = byDomain.has(`${root}.example`) ? `${root}-${byName.size}.example` : `${root}.example`
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
  byName.set(nameKey(name), company)
  byDomain.set(domain, company)
}
