import { iso31661, iso31661Alpha3ToAlpha2, iso31662 } from 'iso-3166'
import { once } from '../remember.ts'
import { COUNTRIES } from '../values/countries.ts'
import { plainPlace } from './plain-place.ts'

/** A state or province of a country: ISO 3166-2 without the country. */
export interface Region {
  readonly country: string
  readonly code: string
}

/** English names of regions, and short ones; ISO 3166-2 has the local names. */
const OTHER_REGION_NAMES: Readonly<Record<string, string>> = {
  'us-DC': 'd c,dc',
  'ca-QC': 'quebec',
  'ca-NL': 'newfoundland',
  'de-BY': 'bavaria',
  'de-HE': 'hesse',
  'de-NW': 'nrw,north rhine westphalia',
  'de-SN': 'saxony',
  'de-NI': 'lower saxony',
  'de-RP': 'rhineland palatinate',
  'fr-IDF': 'ile de france',
  'es-CT': 'catalonia,cataluna',
  'es-AN': 'andalusia',
  'it-25': 'lombardy,lombardia',
  'it-52': 'tuscany',
  'nl-NH': 'north holland,noord holland',
  'nl-ZH': 'south holland,zuid holland',
  'gb-ENG': 'greater manchester,west midlands,west yorkshire,tyne and wear,home counties',
  'za-WC': 'western cape',
  'be-VLG': 'flanders',
}

/** Countries whose postings name regions by their codes. */
const BY_CODE = new Set(['us', 'ca', 'au', 'br', 'in', 'mx', 'it', 'ch', 'de'])

/** Names that Intl does not have. */
const OTHER_COUNTRY_NAMES: Readonly<Record<string, string>> = {
  us: 'us,usa,u s a,u s,america,united states of america',
  gb: 'uk,u k,great britain,britain',
  nl: 'holland,the netherlands',
  cz: 'czechia',
  kr: 'korea,republic of korea',
  ae: 'uae,u a e,emirates',
  tr: 'turkey,turkiye',
  vi: 'usvi',
  hk: 'hong kong sar',
}
const LANGUAGES =
  'en de fr es pt it nl pl sv da nb fi cs hu ro bg el et lv lt tr uk ru ar he ja ko zh zh-TW th vi id'.split(
    ' ',
  )

/** Country codes by normalized names in the postings' languages. */
export const countryNames = once((): ReadonlyMap<string, string> => {
  const names = new Map<string, string>()
  const codes = iso31661.map(({ alpha2 }) => alpha2)
  for (const language of LANGUAGES) {
    const display = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
    for (const code of codes) {
      const name = plainPlace(display.of(code) ?? '')
      if (name !== '' && !names.has(name)) names.set(name, code.toLowerCase())
    }
  }
  for (const { name, code } of COUNTRIES) names.set(plainPlace(name), code)
  for (const [code, list] of Object.entries(OTHER_COUNTRY_NAMES))
    for (const name of list.split(',')) names.set(name, code)
  return names
})

/** Country by a code in capital letters: "DE", "DEU". */
export const countryByCode = once((): ReadonlyMap<string, string> => {
  const two = iso31661.map(({ alpha2 }) => [alpha2, alpha2.toLowerCase()] as const)
  const three = Object.entries(iso31661Alpha3ToAlpha2).map(
    ([long, short]) => [long, short.toLowerCase()] as const,
  )
  return new Map([...two, ...three])
})

/** Regions by normalized names, and by codes in capital letters. */
export const regions = once(() => {
  const [byName, byCode] = [new Map<string, Region[]>(), new Map<string, Region[]>()]
  const add = (map: Map<string, Region[]>, key: string, region: Region) =>
    map.set(key, [...(map.get(key) ?? []), region])
  for (const { code: whole, name, parent } of iso31662) {
    const [country = '', code = ''] = whole.split('-')
    const region = { country: country.toLowerCase(), code }
    const isTop = parent === country
    // The provinces of Italy and Spain are the level that postings name.
    if (!isTop && country !== 'IT' && country !== 'ES' && country !== 'FR') continue
    for (const each of name.replace(/\*/g, '').split(/\s*[[\]/]\s*/))
      if (each !== '') add(byName, plainPlace(each), region)
    if (BY_CODE.has(region.country)) add(byCode, code, region)
  }
  for (const [whole, list] of Object.entries(OTHER_REGION_NAMES)) {
    const [country = '', code = ''] = whole.split('-')
    for (const name of list.split(',')) add(byName, name, { country, code })
  }
  return { byName, byCode }
})

const EUROPE = 'gb ie de fr nl be lu ch at es pt it se no dk fi pl cz hu ro bg gr ee lv lt'.split(' ')
const AMERICAS = ['us', 'ca', 'mx', 'br', 'ar', 'cl', 'co', 'pe', 'cr']

/** Regions that span countries, as remote postings name them. */
export const WIDE_REGIONS: Readonly<Record<string, readonly string[] | 'all'>> = {
  europe: EUROPE,
  eu: EUROPE.filter((code) => code !== 'gb' && code !== 'ch' && code !== 'no'),
  'european union': EUROPE.filter((code) => code !== 'gb' && code !== 'ch' && code !== 'no'),
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
  globally: 'all',
}
