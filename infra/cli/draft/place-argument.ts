import { distance } from 'fastest-levenshtein'
import { foldText } from '#engine/language'
import { COUNTRIES, type Country } from '#engine/values/countries.ts'
import { UsageError } from '../command.ts'

const initials = (name: string): string =>
  name
    .split(' ')
    .map((word) => word.charAt(0))
    .join('')
    .toLowerCase()

/** Finds a country by name, ignoring case and accents. Throws UsageError with the closest name. */
export function countryArgument(typed: string): Country {
  const asked = foldText(typed)
  const country = COUNTRIES.find(({ name }) => foldText(name) === asked)
  if (country !== undefined) return country
  // Common abbreviations.
  const distanceTo = ({ name, code }: Country) =>
    Math.min(...[foldText(name), code, initials(name)].map((spelling) => distance(asked, spelling)))
  const [closest] = COUNTRIES.toSorted((a, b) => distanceTo(a) - distanceTo(b))
  throw new UsageError(
    `There is no country "${typed}" in the catalogue. Did you mean "${closest?.name ?? ''}"?`,
  )
}

/** Finds a city by name, ignoring case and accents. Throws UsageError with the country's cities. */
export function cityArgument(country: Country, typed: string): string {
  const city = country.cities.find((name) => foldText(name) === foldText(typed))
  if (city === undefined)
    throw new UsageError(
      `There is no city "${typed}" in the catalogue of ${country.name}. Choose one of: ${country.cities.join(', ')}.`,
    )
  return city
}
