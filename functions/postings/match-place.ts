import { remember } from '#platform/remember.ts'
import {
  CITY_COUNTRIES,
  cityNames,
  COUNTRY_NAMES,
  hasName,
  HOME_STATE,
  plainPlace,
  STATES,
  WIDE_REGIONS,
} from './place-names.ts'

/** Minimum score of a place that fits the search. */
export const PLACE_MATCHES = 0.5

const REMOTE =
  /\bremote(?:ly)?\b|\banywhere\b|\bwork(?:ing)? from home\b|\bhome ?-?office\b|\bwfh\b|\btelecommut|\bt[ée]l[ée]travail\b|\bteletrabajo\b|\bremot[oa]\b|\bdistributed\b/iu
const NOT_REMOTE = /\bhybrid|\bon-?site\b|\bnot remote\b|\bno remote\b/iu

/** Whether a place or a title says that the work is remote. */
export const saysRemote = (text: string): boolean => REMOTE.test(text) && !NOT_REMOTE.test(text)

interface Wanted {
  readonly countryCode: string
  /** City of the catalogue, or null for the whole country. */
  readonly city: string | null
}

/** The places in a list: "A; B", "A / B", "A and B", or "Cambridge, MA Seattle, WA" without a separator. */
const alternatives = (place: string): readonly string[] =>
  place
    .replace(/,\s*([A-Z]{2})\s+(?=[A-Z][a-z]|[A-Z]{2,3}\b)/g, ', $1;')
    .split(/\s*[;|•\n]\s*|\s+\/\s+|\s+(?:and|or|und|oder|et|o|y)\s+/iu)
    .flatMap((part) => splitCities(part))
    .filter((part) => part.trim() !== '')

/** "Berlin/Hamburg" and "Berlin, Hamburg, Munich" are lists when every part is a known city. */
function splitCities(place: string): readonly string[] {
  const parts = place.split(/\s*[,/]\s*/)
  const cities = parts.filter((part) => CITY_COUNTRIES.has(plainPlace(part)) && !STATES.has(plainPlace(part)))
  return parts.length > 1 &&
    cities.length === parts.length &&
    !parts.some((part) => COUNTRY_NAMES.has(plainPlace(part)))
    ? parts
    : [place]
}

interface Read {
  readonly countries: ReadonlySet<string> | 'all'
  readonly states: readonly string[]
  /** Parts that name neither country nor state, folded. */
  readonly places: readonly string[]
}

const read = remember((alternative): Read => {
  const parts = alternative
    .split(/\s*[,()[\]]\s*|\s+[-–—]\s+|[-–—]\s+|\s+[-–—]/)
    .map((part) => part.replace(/\b\d{4,6}\b/g, '').trim())
    .filter((part) => part !== '')
  let countries: ReadonlySet<string> | 'all' | null = null
  const narrow = (codes: readonly string[]) => {
    const known = countries
    const both = known === null || known === 'all' ? codes : codes.filter((code) => known.has(code))
    countries = new Set(
      both.length > 0 ? both : [...codes, ...(known === null || known === 'all' ? [] : known)],
    )
  }
  const states: string[] = []
  const places: string[] = []
  for (const [index, part] of parts.entries()) {
    const folded = plainPlace(part)
    const bare =
      folded
        .replace(
          /\b(?:remote|remotely|remoto|remota|hybrid|fully|in|from|within|the|only|based|work|home|office|area|onsite|anywhere)\b/g,
          ' ',
        )
        .replace(/\s+/g, ' ')
        .trim() || (folded.includes('anywhere') ? 'anywhere' : folded)
    const state = STATES.get(bare)
    const region = WIDE_REGIONS[bare]
    const country = COUNTRY_NAMES.get(bare) ?? (bare === 'us' ? 'us' : undefined)
    const code = /^[A-Z]{2}$/.test(part)
      ? [...COUNTRY_NAMES.values()].find((known) => known === part.toLowerCase())
      : undefined
    if (region === 'all') countries ??= 'all'
    else if (region !== undefined) narrow(region)
    else if (
      state !== undefined &&
      (index > 0 ||
        places.length > 0 ||
        (parts.length === 1 && !CITY_COUNTRIES.has(bare)) ||
        (index === 0 && bare.length === 2 && bare !== 'la'))
    ) {
      // "Toronto, CA" and "Pune, IN" mean the country, "Palo Alto, CA" and "Bloomington, IN" the state.
      const abroad = code !== undefined && places.some((place) => CITY_COUNTRIES.get(place)?.has(code))
      narrow(abroad ? [code] : state.map((entry) => entry.country))
      if (!abroad) states.push(...state.map((entry) => entry.code))
    } else if (country !== undefined && !(CITY_COUNTRIES.has(bare) && index === 0 && parts.length > 1)) {
      narrow([country])
      if (CITY_COUNTRIES.has(bare)) places.push(bare)
    } else if (code !== undefined) narrow([code])
    else {
      places.push(folded)
      const trailing = [...COUNTRY_NAMES].find(
        ([name]) => name.length > 2 && folded !== name && ` ${folded}`.endsWith(` ${name}`),
      )
      if (trailing !== undefined) narrow([trailing[1]])
    }
  }
  if (countries === null) {
    const known = places.flatMap((place) =>
      [...CITY_COUNTRIES]
        .filter(([name]) => name === place || (name.length > 2 && hasName(place, name)))
        .flatMap(([, codes]) => [...codes]),
    )
    if (known.length > 0) countries = new Set(known)
  }
  return { countries: countries ?? new Set<string>(), states, places }
}, 20_000)

function within(alternative: string, wanted: Wanted, remote: boolean): number {
  const { countries, states, places } = read(alternative)
  const anywhere = countries === 'all'
  const inCountry = !anywhere && countries.has(wanted.countryCode)
  const far = remote || saysRemote(alternative)
  if (wanted.city === null) return inCountry ? 1 : anywhere && far ? 0.6 : 0
  const home = wanted.countryCode === 'us' ? HOME_STATE[wanted.city] : undefined
  // Boards write "Hollywood, LA" for Los Angeles.
  const homes = wanted.city === 'Los Angeles' ? ['ca', 'la'] : [home ?? '']
  const otherState = home !== undefined && states.length > 0 && !states.some((state) => homes.includes(state))
  const named = cityNames(wanted.city).some(
    (name) =>
      places.some((place) => hasName(place, name)) ||
      (name.includes(' ') && hasName(plainPlace(alternative), name) && !STATES.has(name)),
  )
  // "Washington" alone may be the state.
  const vague = wanted.city === 'Washington' && states.length === 0 && !/\bd\.?\s?c\b/i.test(alternative)
  const unknown = !anywhere && countries.size === 0
  if (named && !otherState && !vague && (inCountry || unknown)) return 1
  if (far && inCountry) return 0.7
  return far && anywhere ? 0.6 : 0
}

/**
 * How well a posting's place fits the search, 0 to 1; it fits from PLACE_MATCHES on. Remote work fits within
 * its country and when it may be done from anywhere. A place without a known country or city never fits.
 */
export function matchPlace(wanted: Wanted, place: string, remote: boolean): number {
  return Math.max(0, ...alternatives(place).map((alternative) => within(alternative, wanted, remote)))
}
