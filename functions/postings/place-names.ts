import { remember } from '#platform/remember.ts'
import { COUNTRIES } from '#shared/catalog/configuration/countries.ts'
import { LOCAL_CITY_NAMES } from './local-city-names.ts'

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

/** Regions and common country names that Intl does not know, with the country's code. */
const REGION_NAMES: Readonly<Record<string, string>> = {
  usa: 'us',
  'u s a': 'us',
  'u s': 'us',
  america: 'us',
  uk: 'gb',
  'u k': 'gb',
  'great britain': 'gb',
  england: 'gb',
  scotland: 'gb',
  wales: 'gb',
  'northern ireland': 'gb',
  essex: 'gb',
  kent: 'gb',
  surrey: 'gb',
  'west yorkshire': 'gb',
  'greater manchester': 'gb',
  'west midlands': 'gb',
  holland: 'nl',
  'the netherlands': 'nl',
  czechia: 'cz',
  korea: 'kr',
  uae: 'ae',
  'u a e': 'ae',
  turkiye: 'tr',
  bavaria: 'de',
  bayern: 'de',
  hessen: 'de',
  hesse: 'de',
  'nordrhein westfalen': 'de',
  'north rhine westphalia': 'de',
  nrw: 'de',
  'baden wurttemberg': 'de',
  sachsen: 'de',
  saxony: 'de',
  niedersachsen: 'de',
  brandenburg: 'de',
  'schleswig holstein': 'de',
  'ile de france': 'fr',
  'auvergne rhone alpes': 'fr',
  catalonia: 'es',
  cataluna: 'es',
  andalusia: 'es',
  lombardy: 'it',
  lombardia: 'it',
  maharashtra: 'in',
  karnataka: 'in',
  'tamil nadu': 'in',
  telangana: 'in',
  haryana: 'in',
  'uttar pradesh': 'in',
  gujarat: 'in',
  gauteng: 'za',
  'western cape': 'za',
  'noord holland': 'nl',
  'zuid holland': 'nl',
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
  for (const [name, code] of Object.entries(REGION_NAMES)) names.set(name, code)
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

/** Other names, districts and suburbs that postings use for a city of the catalogue. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  'New York': 'nyc,new york city,manhattan,brooklyn,queens,bronx,staten island',
  'Los Angeles':
    'la,l a,santa monica,culver city,burbank,pasadena,glendale,long beach,hollywood,west hollywood,el segundo,beverly hills,northridge,torrance,inglewood,marina del rey',
  'San Francisco': 'sf,bay area,south san francisco',
  Washington: 'washington dc,washington d c',
  'San Jose': 'silicon valley',
  Philadelphia: 'philly',
  Dallas: 'dfw,dallas fort worth',
  Chicago: 'chicagoland',
  'St. Louis': 'saint louis',
  Boston: 'cambridge ma,somerville ma',
  Toronto: 'gta,north york,scarborough on,etobicoke',
  Montreal: 'laval,longueuil',
  'Quebec City': 'ville de quebec',
  London: 'city of london,canary wharf,shoreditch,westminster,camden,croydon',
  Munich: 'munchen,muenchen',
  Cologne: 'koln,koeln',
  Düsseldorf: 'dusseldorf,duesseldorf',
  Frankfurt: 'frankfurt am main',
  Hanover: 'hannover',
  Nuremberg: 'nurnberg,nuernberg',
  Vienna: 'wien',
  Zurich: 'zuerich',
  Geneva: 'geneve,genf',
  Basel: 'bale',
  Bern: 'berne',
  Milan: 'milano',
  Rome: 'roma',
  Turin: 'torino',
  Florence: 'firenze',
  Naples: 'napoli',
  Venice: 'venezia',
  Genoa: 'genova',
  Padua: 'padova',
  Seville: 'sevilla',
  Lisbon: 'lisboa',
  'The Hague': 'den haag,s gravenhage',
  Brussels: 'bruxelles,brussel',
  Antwerp: 'antwerpen,anvers',
  Ghent: 'gent',
  Copenhagen: 'kobenhavn',
  Gothenburg: 'goteborg',
  Helsinki: 'helsingfors',
  Warsaw: 'warszawa',
  Prague: 'praha',
  Bucharest: 'bucuresti',
  Athens: 'athina',
  Kyiv: 'kiev',
  Bengaluru: 'bangalore',
  Mumbai: 'bombay,navi mumbai',
  Delhi: 'new delhi,delhi ncr,ncr',
  Gurugram: 'gurgaon',
  'Mexico City': 'cdmx,ciudad de mexico',
  Makati: 'metro manila',
  Manila: 'metro manila',
  'Ho Chi Minh City': 'hcmc,saigon',
  'Hong Kong': 'kowloon',
  'Tel Aviv': 'tel aviv yafo',
  'Luxembourg City': 'luxembourg',
  Johannesburg: 'sandton,jhb',
  'Cape Town': 'kaapstad',
}

/** States of the catalogue's cities in the United States; other states have cities of the same names. */
export const HOME_STATE: Readonly<Record<string, string>> = {
  'New York': 'ny',
  'Los Angeles': 'ca',
  Chicago: 'il',
  Houston: 'tx',
  'San Francisco': 'ca',
  Seattle: 'wa',
  Boston: 'ma',
  Austin: 'tx',
  Dallas: 'tx',
  Washington: 'dc',
  Atlanta: 'ga',
  Miami: 'fl',
  Denver: 'co',
  Philadelphia: 'pa',
  Phoenix: 'az',
  'San Diego': 'ca',
  'San Jose': 'ca',
  Minneapolis: 'mn',
  Charlotte: 'nc',
  Portland: 'or',
  Nashville: 'tn',
  Detroit: 'mi',
  Raleigh: 'nc',
  'Salt Lake City': 'ut',
  Tampa: 'fl',
  Orlando: 'fl',
  'San Antonio': 'tx',
  Columbus: 'oh',
  Indianapolis: 'in',
  Pittsburgh: 'pa',
  Baltimore: 'md',
  'St. Louis': 'mo',
  'Kansas City': 'mo',
  'Las Vegas': 'nv',
  Cleveland: 'oh',
  Cincinnati: 'oh',
  Milwaukee: 'wi',
  Sacramento: 'ca',
  Jacksonville: 'fl',
  'Fort Worth': 'tx',
  Oakland: 'ca',
  Richmond: 'va',
  'New Orleans': 'la',
  Memphis: 'tn',
}

/** The normalized names of a city of the catalogue, its English name first. */
export const cityNames = remember(
  (city): readonly string[] => [
    plainPlace(city),
    ...(OTHER_NAMES[city]?.split(',') ?? []),
    ...(LOCAL_CITY_NAMES[city]?.split(',').map(plainPlace) ?? []),
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
