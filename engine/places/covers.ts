import { COUNTRIES } from '../values/countries.ts'
import { catalogueCity } from './gazetteer.ts'
import type { Place, Places } from './read-places.ts'

export interface Wanted {
  readonly countryCode: string
  /** City of the catalogue, or null for the whole country. */
  readonly city: string | null
}

export const isIn = ({ countries }: Place, country: string): boolean =>
  countries === null || countries.includes(country)

/** Countries that are one city, as Singapore. */
const CITY_STATES = new Set(COUNTRIES.filter(({ cities }) => cities.length === 2).map(({ code }) => code))

export const namesCity = ({ towns, countries }: Place, { countryCode, city }: Wanted): boolean =>
  towns.some((town) => town.country === countryCode && town.city === city) ||
  (city !== null && CITY_STATES.has(countryCode) && countries?.length === 1 && countries[0] === countryCode)

/** Whether a place takes in all that is searched: its country, its state or the city itself. */
export function covers(place: Place, wanted: Wanted): boolean {
  if (!isIn(place, wanted.countryCode)) return false
  const own = place.regions.filter(({ country }) => country === wanted.countryCode)
  if (own.length === 0 && place.towns.length === 0) return true
  if (wanted.city === null) return false
  const home = catalogueCity(wanted.countryCode, wanted.city)?.region
  return own.some(({ code }) => code === home) || namesCity(place, wanted)
}

/** Whether the excluded places contain what is searched. */
export const isExcluded = ({ excluded }: Places, wanted: Wanted): boolean =>
  excluded.some((place) => place.countries !== null && covers(place, wanted))
