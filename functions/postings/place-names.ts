import { remember } from '#platform/remember.ts'
import { COUNTRIES } from '#shared/catalog/configuration/countries.ts'
import { OTHER_CITY_NAMES } from './city-names.ts'

/** Lower case, accents folded, punctuation to spaces. */
export const plainPlace = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/ø/gi, 'o')
    .replace(/ł/gi, 'l')
    .replace(/đ/gi, 'd')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Each name of comma-separated lists with the list's key. */
const withKeys = (
  lists: Readonly<Record<string, string>>,
): readonly (readonly [name: string, key: string])[] =>
  Object.entries(lists).flatMap(([key, names]) => names.split(/,\s*/).map((name) => [name, key] as const))

const US = `al alabama,ak alaska,az arizona,ar arkansas,ca california,co colorado,ct connecticut,de delaware,fl florida,ga georgia,hi hawaii,id idaho,il illinois,
in indiana,ia iowa,ks kansas,ky kentucky,la louisiana,me maine,md maryland,ma massachusetts,mi michigan,mn minnesota,ms mississippi,mo missouri,mt montana,
ne nebraska,nv nevada,nh new hampshire,nj new jersey,nm new mexico,ny new york,nc north carolina,nd north dakota,oh ohio,ok oklahoma,or oregon,pa pennsylvania,
ri rhode island,sc south carolina,sd south dakota,tn tennessee,tx texas,ut utah,vt vermont,va virginia,wa washington,wv west virginia,wi wisconsin,wy wyoming,dc d c`
const CA =
  'on ontario,qc quebec,bc british columbia,ab alberta,mb manitoba,sk saskatchewan,ns nova scotia,nb new brunswick,nl newfoundland'
const AU =
  'nsw new south wales,vic victoria,qld queensland,wa western australia,sa south australia,tas tasmania,act australian capital territory'

/** State names and codes to country and state code; a code that two countries use has both. */
export const STATES: ReadonlyMap<string, readonly { readonly country: string; readonly code: string }[]> =
  (() => {
    const states = new Map<string, { country: string; code: string }[]>()
    for (const [country, list] of [
      ['us', US],
      ['ca', CA],
      ['au', AU],
    ] as const) {
      for (const entry of list.split(/,\s*/)) {
        const [code = '', ...name] = entry.trim().split(' ')
        for (const key of [code, name.join(' ')])
          states.set(key, [...(states.get(key) ?? []), { country, code }])
      }
    }
    return states
  })()

/** Regions and common country names that Intl does not know, by the country's code. */
const REGION_NAMES: Readonly<Record<string, string>> = {
  us: 'usa, u s a, u s, america',
  gb: `uk, u k, great britain, england, scotland, wales, northern ireland, essex, kent, surrey,
    west yorkshire, greater manchester, west midlands`,
  nl: 'holland, the netherlands, noord holland, zuid holland',
  cz: 'czechia',
  kr: 'korea',
  ae: 'uae, u a e',
  tr: 'turkiye',
  de: `bavaria, bayern, hessen, hesse, nordrhein westfalen, north rhine westphalia, nrw,
    baden wurttemberg, sachsen, saxony, niedersachsen, brandenburg, schleswig holstein`,
  fr: 'ile de france, auvergne rhone alpes',
  es: 'catalonia, cataluna, andalusia',
  it: 'lombardy, lombardia',
  in: 'maharashtra, karnataka, tamil nadu, telangana, haryana, uttar pradesh, gujarat',
  za: 'gauteng, western cape',
}

const LANGUAGES =
  'en de fr es pt it nl pl sv da nb fi cs hu ro bg el et lv lt tr uk ja ko zh zh-TW th vi id'.split(' ')

/** Normalized country names to country codes: names of the catalogue and names in the postings' languages. */
export const COUNTRY_NAMES: ReadonlyMap<string, string> = (() => {
  const names = new Map<string, string>()
  for (const language of LANGUAGES) {
    const display = new Intl.DisplayNames([language], { type: 'region' })
    for (const { code } of COUNTRIES) names.set(plainPlace(display.of(code.toUpperCase()) ?? code), code)
  }
  for (const { name, code } of COUNTRIES) names.set(plainPlace(name), code)
  for (const [name, code] of withKeys(REGION_NAMES)) names.set(name, code)
  return names
})()

const EUROPE = 'gb ie de fr nl be lu ch at es pt it se no dk fi pl cz hu ro bg gr ee lv lt'.split(' ')
const AMERICAS = ['us', 'ca', 'mx', 'br', 'ar', 'cl', 'co', 'pe', 'cr']

/** Regions that span countries, as remote postings name them. */
export const WIDE_REGIONS: Readonly<Record<string, readonly string[] | 'all'>> = {
  europe: EUROPE,
  eu: EUROPE.filter((code) => code !== 'gb' && code !== 'ch' && code !== 'no'),
  emea: [...EUROPE, 'tr', 'ae', 'sa', 'qa', 'il', 'eg', 'za', 'ng', 'ke'],
  dach: ['de', 'at', 'ch'],
  'north america': ['us', 'ca'],
  americas: AMERICAS,
  latam: AMERICAS.slice(2),
  'latin america': AMERICAS.slice(2),
  apac: ['in', 'cn', 'jp', 'kr', 'tw', 'hk', 'sg', 'my', 'id', 'th', 'vn', 'ph', 'au', 'nz'],
  nordics: ['se', 'no', 'dk', 'fi'],
  benelux: ['be', 'nl', 'lu'],
  worldwide: 'all',
  anywhere: 'all',
  global: 'all',
}

/** States of the catalogue's cities in the United States; other states have cities of the same names. */
export const HOME_STATE: Readonly<Record<string, string>> = Object.fromEntries(
  withKeys({
    ny: 'New York',
    ca: 'Los Angeles, San Francisco, San Diego, San Jose, Sacramento, Oakland',
    il: 'Chicago',
    tx: 'Houston, Austin, Dallas, San Antonio, Fort Worth',
    wa: 'Seattle',
    ma: 'Boston',
    dc: 'Washington',
    ga: 'Atlanta',
    fl: 'Miami, Tampa, Orlando, Jacksonville',
    co: 'Denver',
    pa: 'Philadelphia, Pittsburgh',
    az: 'Phoenix',
    mn: 'Minneapolis',
    nc: 'Charlotte, Raleigh',
    or: 'Portland',
    tn: 'Nashville, Memphis',
    mi: 'Detroit',
    ut: 'Salt Lake City',
    oh: 'Columbus, Cleveland, Cincinnati',
    in: 'Indianapolis',
    md: 'Baltimore',
    mo: 'St. Louis, Kansas City',
    nv: 'Las Vegas',
    wi: 'Milwaukee',
    va: 'Richmond',
    la: 'New Orleans',
  }),
)

/** The normalized names of a city of the catalogue, its English name first. */
export const cityNames = remember(
  (city): readonly string[] => [
    plainPlace(city),
    ...(OTHER_CITY_NAMES[city]?.split(',').map(plainPlace) ?? []),
  ],
  10_000,
)

/** Scripts without spaces between words, in which a name may be followed by more letters. */
const WITHOUT_SPACES = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Thai}]/u

/** Whether a normalized text contains a normalized name as whole words. */
export const hasName = (text: string, name: string): boolean =>
  WITHOUT_SPACES.test(name) ? ` ${text}`.includes(` ${name}`) : ` ${text} `.includes(` ${name} `)

/** Normalized city names to the codes of the countries with a city of that name. */
export const CITY_COUNTRIES: ReadonlyMap<string, ReadonlySet<string>> = (() => {
  const cities = new Map<string, Set<string>>()
  for (const { code, cities: names } of COUNTRIES) {
    for (const name of names.slice(1).flatMap(cityNames))
      cities.set(name, (cities.get(name) ?? new Set()).add(code))
  }
  return cities
})()
