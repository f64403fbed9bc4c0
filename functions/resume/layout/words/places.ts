import content from '../../../../content/resume-words/places.json' with { type: 'json' }
import { COUNTRIES as CATALOG } from '#shared/catalog/configuration/countries.ts'
import { employerScore, titleScore } from './job-words.ts'

const STATE_CODES = new Set(content.states.split(', '))

const REGIONS = new Set(content.regions.split(', '))

const CITIES = new Set(content.cities.split(', '))

/** Cities that the configuration form offers. */
const TOWNS: ReadonlySet<string> = new Set(
  CATALOG.flatMap(({ cities }) => cities.slice(1).map((city) => city.toLowerCase())),
)

const COUNTRIES: ReadonlySet<string> = (() => {
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index))
  const known = letters.flatMap((a) => letters.map((b) => names.of(a + b)?.toLowerCase()))
  return new Set(known.filter((name) => name !== undefined))
})()

/** A place without its postal code. */
export const withoutZip = (place: string): string =>
  place.replace(/^(?:[A-Z]{1,2}-)?\d{4,5} |\s+\d{5}(?:-\d{4})?$/gu, '').trim()

const isTown = (name: string): boolean => CITIES.has(name.toLowerCase()) || TOWNS.has(name.toLowerCase())

/** Whether a phrase is a state, province or country, by its name or usual code. */
export function isRegion(part: string): boolean {
  const plain = withoutZip(part)
  return STATE_CODES.has(plain) || REGIONS.has(plain.toLowerCase()) || COUNTRIES.has(plain.toLowerCase())
}

const CITY_SHAPE =
  /^(?:[A-Z]{1,2}-)?(?:\d{4,5} )?\p{Lu}[\p{L}.’'-]+(?: (?:\p{Lu}[\p{L}.’'-]*|de|del|la|le|am|an der|upon|on|do|da)){0,3}$/u
/** Whether words are shaped like the name of a town: one to three capitalised words. */
export const looksLikeTown = (words: string): boolean =>
  CITY_SHAPE.test(words) &&
  words.split(' ').length <= 3 &&
  words.length <= 30 &&
  !/^[\p{Lu}&]{2,5}$/u.test(words)

const WORK_MODE =
  /^\(?(?:fully )?(?:remote|hybrid|home office|on-?site|nationwide)(?: \(?[\p{L}., ]{2,30}\)?)?\)?$/iu

/** Usual codes of countries. */
const COUNTRY_CODE = /^(?:UK|USA?|UAE)$/u

/** Whether the whole text is a place: `Austin, TX`, `Lyon, France`, `Berlin`, `Remote`. */
export function isPlace(text: string): boolean {
  const plain = text.trim()
  if (WORK_MODE.test(plain)) return true
  // "Fjällbio AB" is a company, "Calgary AB" a town.
  if (!plain.includes(',') && employerScore(plain) === 2 && !CITIES.has(plain.slice(0, -3).toLowerCase()))
    return false
  // "Calgary AB" is a town, "Boots UK" the country's part of a company.
  const [, name = '', code = ''] = /^([^,]+) ([A-Z]{2,3})$/u.exec(plain) ?? []
  if (COUNTRY_CODE.test(code) && !isTown(name)) return false
  const parts = plain.replace(/ (?=[A-Z]{2,3}$)/u, ', ').split(/,+\s*/u)
  if (parts.length === 1) return isTown(withoutZip(plain)) || (plain.length > 3 && isRegion(plain))
  const [city, ...regions] = parts
  if (parts.length > 3 || city === undefined || !CITY_SHAPE.test(city) || !regions.every(isRegion))
    return false
  // "Bluefin Studio, Poland" is no town.
  return employerScore(city) === 0 && titleScore(city) < 2
}

/** Offset of the place at the end of a text (`Acme, Austin, TX` → 6); 0 when all is place, -1 without one. */
export function placeStart(text: string): number {
  if (isPlace(text)) return 0
  const commas = [...text.matchAll(/,\s*/gu)].map((match) => match.index + match[0].length)
  const starts = commas.filter((at) => isPlace(text.slice(at)))
  return starts[0] ?? -1
}
