import { townsByName } from '../../../places/gazetteer.ts'
import { plainPlace } from '../../../places/plain-place.ts'
import { countryNames, regions } from '../../../places/regions.ts'
import { COUNTRIES } from '../../../values/countries.ts'
import { employerScore, titleScore } from './job-words.ts'

/** In thousands: smaller towns are also names of people and companies. */
const LARGE = 100
const FORM = new Set(COUNTRIES.map(({ code }) => code))
const REGION_CODE = /^[A-Z]{2,3}$/u
const METRO = /^(?:greater )?(.+?)(?: metropolitan| metro| bay)?(?: area| region| metroplex)?$/u

/** A place without its postal code: "Coburg VIC 3058". */
export const withoutZip = (place: string): string =>
  place
    .replace(
      /^(?:[A-Z]{1,2}-)?\d{4,5} |\s+(?:\d{5,6}(?:-\d{4})?|(?<=(?:^|[\s,])[A-Z]{2,3}\s)\d{4}|[A-Z]{1,2}\d[A-Z\d]?(?: \d[A-Z]{2})?)$/gu,
      '',
    )
    .trim()

/** Whether this is the name of a large city, or of a town of the form. */
const isTown = (name: string): boolean =>
  townsByName()
    .get(plainPlace(name))
    ?.some(({ population, city }) => population >= LARGE || city !== null) === true

/** A town of any size, which only stands for a place at the end of a text. */
export const isKnownTown = (name: string): boolean =>
  CITY_SHAPE.test(name) && townsByName().has(plainPlace(withoutZip(name))) && employerScore(name) === 0

/** "Greater Munich Metropolitan Area", "San Francisco Bay Area", "Dallas-Fort Worth Metroplex". */
function isMetro(name: string): boolean {
  const plain = plainPlace(name)
  const town = METRO.exec(plain)?.[1]
  return town !== undefined && town !== plain && townsByName().has(town)
}

/** Outside these countries, a region with a town's name is read as the town: "Leeds", "Lagos". */
const WITH_STATES = new Set(['us', 'ca', 'au'])

const isNamedRegion = (plain: string): boolean =>
  regions()
    .byName.get(plain)
    ?.some(({ country }) => WITH_STATES.has(country) || (FORM.has(country) && !townsByName().has(plain))) ===
  true

/** Whether a phrase is a state, province or country, by its name or usual code. */
export function isRegion(part: string): boolean {
  const name = withoutZip(part)
  const plain = plainPlace(name)
  return (
    (REGION_CODE.test(name) && (BY_CODE.has(name) || regions().byCode.has(name))) ||
    isNamedRegion(plain) ||
    countryNames().has(plain)
  )
}

/** Codes of countries that people write. */
const BY_CODE = new Set(['UK', 'US', 'USA', 'UAE', 'PR'])

const CITY_SHAPE =
  /^(?:[A-Z]{1,2}-)?(?:\d{4,5} )?\p{Lu}[\p{L}.’'-]+(?: (?:\p{Lu}[\p{L}.’'-]*|de|del|la|le|am|an der|upon|on|do|da)){0,3}$/u
/** Whether words are shaped like the name of a town: one to three capitalised words. */
export const looksLikeTown = (words: string): boolean =>
  CITY_SHAPE.test(words) &&
  words.split(' ').length <= 3 &&
  words.length <= 30 &&
  // "Sgt"
  /[aeiouyà-öø-ÿ]/iu.test(words) &&
  !/^[\p{Lu}&]{2,5}$/u.test(words)

const WORK_MODE =
  /^\(?(?:fully )?(?:remote|hybrid|home office|on-?site|nationwide)(?: \(?[\p{L}., ]{2,30}\)?)?\)?$/iu

/** A region's name cut short, with its full stop: "León, Gto." */
const SHORTENED = /^(?:\p{Lu}\p{Ll}{1,5}|\p{Lu}\.\p{Lu})\.$/u

/** Usual codes of countries. */
const COUNTRY_CODE = /^(?:UK|USA?|UAE)$/u

/** Whether the whole text is a place: `Austin, TX`, `Lyon, France`, `Berlin`, `Remote`. */
export function isPlace(text: string): boolean {
  const plain = text.trim()
  if (WORK_MODE.test(plain)) return true
  if (afterHyphen(plain) > 0) return false
  // "Fjällbio AB" is a company, "Calgary AB" a town.
  if (!plain.includes(',') && employerScore(plain) === 2 && !isTown(plain.slice(0, -3))) return false
  // "Calgary AB" is a town, "Boots UK" the country's part of a company.
  const [, name = '', code = ''] = /^([^,]+) ([A-Z]{2,3})$/u.exec(plain) ?? []
  if (COUNTRY_CODE.test(code) && !isTown(name)) return false
  const parts = plain.replace(/ (?=[A-Z]{2,3}(?: \d{4,5})?$)/u, ', ').split(/,+\s*/u)
  const [city, ...wider] = parts
  if (parts.length === 1)
    return isTown(withoutZip(plain)) || isMetro(plain) || (plain.length > 3 && isRegion(plain))
  // "Texas, Lubbock"
  if (parts.length === 2 && isRegion(parts[0] ?? '') && isTown(withoutZip(parts[1] ?? ''))) return true
  if (parts.length > 3 || city === undefined || !CITY_SHAPE.test(city)) return false
  const isCut = (part: string) => SHORTENED.test(part) && employerScore(plain) < 2 && isKnownTown(city)
  if (!wider.every((part) => isRegion(part) || isCut(part))) return false
  // "Bluefin Studio, Poland" is no town.
  return employerScore(city) === 0 && titleScore(city) < 2
}

/** Offset of the town behind a hyphen: "Sunward Manor-Detroit, MI". */
function afterHyphen(text: string): number {
  const { name = '', town = '' } =
    /^(?<name>.*\p{L})-(?<town>\p{Lu}[\p{L} .’']+), [A-Z]{2}(?: \d{5})?$/u.exec(text)?.groups ?? {}
  const isWhole = isKnownTown(`${name.split(' ').at(-1)}-${town}`)
  return town !== '' && isKnownTown(town) && !isWhole ? name.length + 1 : -1
}

/** Offset of the place at the end of a text (`Acme, Austin, TX` → 6); 0 when all is place, -1 without one. */
export function placeStart(text: string): number {
  if (isPlace(text)) return 0
  const behind = afterHyphen(text)
  if (behind > 0) return behind
  const commas = [...text.matchAll(/,\s*/gu)].map((match) => match.index + match[0].length)
  const starts = commas.filter((at) => isPlace(text.slice(at)) || isKnownTown(text.slice(at)))
  return starts[0] ?? -1
}
