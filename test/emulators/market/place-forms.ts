import { COUNTRIES } from '#engine/values/countries.ts'
import type { Dice } from './random.ts'

const COUNTY: Readonly<Record<string, string>> = {
  'Los Angeles': 'Los Angeles County',
  'New York': 'New York City',
  Chicago: 'Cook County',
  Houston: 'Harris County',
  'San Francisco': 'San Francisco County',
  Seattle: 'King County',
  Austin: 'Travis County',
  Boston: 'Suffolk County',
  Denver: 'Denver County',
  Munich: 'Bayern',
  Hamburg: 'Hamburg',
  Berlin: 'Berlin',
  Cologne: 'Nordrhein-Westfalen',
  London: 'UK',
  Manchester: 'Greater Manchester',
  Paris: 'Ile-de-France',
  Toronto: 'Ontario',
  Vancouver: 'British Columbia',
  Sydney: 'New South Wales',
  Melbourne: 'Victoria',
}

const countryName = (code: string): string => COUNTRIES.find((country) => country.code === code)?.name ?? ''

/** A place as a job search writes it: the city, usually with its county, or another town, or the country. */
export function placeOf(
  stream: { countryCode: string; city: string },
  roll: Dice,
): { place: string; area: readonly string[] } {
  const country = countryName(stream.countryCode)
  const county = COUNTY[stream.city]
  const others =
    COUNTRIES.find(({ code }) => code === stream.countryCode)
      ?.cities.slice(1)
      .filter((city) => city !== stream.city) ?? []
  const draw = roll.next()
  if (draw < 0.05 && others.length > 0) return { place: roll.pick(others), area: [country] }
  if (draw < 0.1) return { place: `Remote, ${country}`, area: [country] }
  if (draw < 0.13) return { place: country, area: [country] }
  const place =
    county === undefined
      ? roll.pick([stream.city, stream.city, `${stream.city} Area`])
      : roll.pick([stream.city, `${stream.city}, ${county}`, `${stream.city}, ${county}`])
  return { place, area: county === undefined ? [country, stream.city] : [country, county, stream.city] }
}

/** A place as companies enter it on their own boards. */
export function boardPlace(countryCode: string, city: string, roll: Dice): string {
  const country = countryName(countryCode)
  return roll.pick([
    `${city}, ${country}`,
    `${city}, ${country}`,
    city,
    `${country} - ${city}`,
    `${city}; Remote - ${country}`,
    `Remote - ${country}`,
    `Hybrid - ${city}`,
    `${city}, ${countryCode.toUpperCase()}`,
  ])
}
