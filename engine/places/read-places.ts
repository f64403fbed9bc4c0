import { remember } from '../remember.ts'
import type { Town } from './gazetteer.ts'
import { type NamedPlace, namedPlaces } from './named-places.ts'
import type { Region } from './regions.ts'

/** One place of a posting. Each list has all that the names can mean; null stands for the whole world. */
export interface Place {
  readonly countries: readonly string[] | null
  readonly regions: readonly Region[]
  readonly towns: readonly Town[]
}

export interface Places {
  readonly places: readonly Place[]
  /** Places that are taken out: "Europe (excluding Germany)". */
  readonly excluded: readonly Place[]
}

/** A town with a smaller share of the largest namesake's people is not what a bare name means. */
const NAMESAKE = 0.15
const MAX_GROUP = 3
const NO_NAME: Pick<NamedPlace, 'towns' | 'regions' | 'countries'> = { towns: [], regions: [], countries: [] }

interface Reading {
  readonly place: Place
  readonly score: number
}

const isIn = (town: Town, region: Region): boolean =>
  town.country === region.country && (town.region === '' || town.region === region.code)

/** The towns that a name without country or state means. */
function likely(towns: readonly Town[]): readonly Town[] {
  const most = Math.max(...towns.map(({ population }) => population))
  return towns.filter(
    (town) => town.population >= NAMESAKE * most || (town.population === 0 && town.city !== null),
  )
}

const countriesOf = (towns: readonly Town[], regions: readonly Region[]) => [
  ...new Set([...towns, ...regions].map(({ country }) => country)),
]

/** A name that stands alone. "Washington" is the state, since the city lies in another one. */
function alone({ towns, regions, countries, wide, isCode }: NamedPlace): Place {
  if (wide !== null) return { countries: wide === 'all' ? null : wide, regions: [], towns: [] }
  const own = likely(towns).filter((town) => {
    const homes = regions.filter(({ country }) => country === town.country)
    return isCode || homes.length === 0 || homes.some((region) => isIn(town, region))
  })
  return { countries: [...new Set([...countries, ...countriesOf(own, regions)])], regions, towns: own }
}

/** One place out of several names: a town, its state and its country, in any order; null if they don't fit. */
function together(names: readonly NamedPlace[]): Reading | null {
  let best: Reading | null = null
  const score = names.length + 0.5 * (names.length - 1)
  const better = (reading: Reading) => {
    if (best === null || reading.score > best.score) best = reading
  }
  for (const [townAt, { towns }] of [...names.entries(), [-1, NO_NAME] as const]) {
    const rest = names.filter((_, at) => at !== townAt)
    const countries = rest.filter((each) => each.countries.length > 0)
    const isRegionOf = (own: readonly Region[]) =>
      names[townAt]?.regions.some(({ country }) => own.some((region) => region.country === country)) === true
    for (const [regionAt, { regions, towns: cities, countries: sameName }] of [
      ...rest.entries(),
      [-1, NO_NAME] as const,
    ]) {
      const others = rest.filter((_, at) => at !== regionAt)
      if (regionAt >= 0 && regions.length === 0) continue
      const stated = others.flatMap((each) => each.countries)
      const wide = others.filter((each) => each.wide !== null)
      const isStated = others.every((each) => each.countries.length > 0 || each.wide !== null)
      if (!isStated || others.length - wide.length > 1 || wide.length > 1) continue
      const fits = (country: string) =>
        (stated.length === 0 || stated.includes(country)) &&
        wide.every((each) => each.wide === 'all' || each.wide?.includes(country))
      // In "Mérida, Mexico" the country is meant, not the state or the city of the same name.
      const ownRegions = regions.filter(({ country }) => fits(country) && !sameName.includes(country))
      if (regionAt >= 0 && ownRegions.length === 0) continue
      if (townAt >= 0) {
        const own = towns.filter(
          (town) => fits(town.country) && (regionAt < 0 || ownRegions.some((region) => isIn(town, region))),
        )
        if (own.length > 0) {
          // "Hamburg" is a region and a city: "Berlin, Hamburg" may be two cities.
          const beside = cities.filter(({ country, region }) => region === '' && fits(country))
          const both = regionAt < 0 ? own : [...own, ...beside]
          better({ place: { countries: countriesOf(own, []), regions: ownRegions, towns: both }, score })
        }
        // A town that no list has: "Hamilton, Bermuda".
        else if (
          names.length === 2 &&
          !isRegionOf(ownRegions) &&
          (countries.length > 0 || ownRegions.length > 0)
        )
          better({
            place: {
              countries: ownRegions.length > 0 ? countriesOf([], ownRegions) : stated.filter(fits),
              regions: ownRegions,
              towns: [],
            },
            score: 2.2,
          })
      } else {
        const own = ownRegions.length > 0 ? countriesOf([], ownRegions) : stated.filter(fits)
        if (own.length > 0) better({ place: { countries: own, regions: ownRegions, towns: [] }, score })
      }
    }
  }
  const near = suburb(names)
  if (near !== null) better(near)
  return best
}

/** "Northridge, LA": a town and the city next to it. */
function suburb([one, other, ...more]: readonly NamedPlace[]): Reading | null {
  if (one === undefined || other === undefined || more.length > 0) return null
  const own = other.towns.filter(
    (town) =>
      town.city !== null &&
      town.region !== '' &&
      one.towns.some((near) => near !== town && near.country === town.country && near.region === town.region),
  )
  if (own.length === 0) return null
  return { place: { countries: countriesOf(own, []), regions: [], towns: own }, score: 2.5 }
}

interface Grouping {
  readonly score: number
  readonly places: readonly Place[]
}

/** Splits names into places, so that as many names as possible fit together. */
function grouped(names: readonly NamedPlace[]): readonly Place[] {
  const best: Grouping[] = [{ score: 0, places: [] }]
  for (let end = 1; end <= names.length; end += 1) {
    let top: Grouping = { score: -1, places: [] }
    for (let size = 1; size <= Math.min(MAX_GROUP, end); size += 1) {
      const group = names.slice(end - size, end)
      const [first] = group
      const before = best[end - size]
      if (first === undefined || before === undefined) continue
      if (group.slice(1).some(({ joins, excluded }) => !joins || excluded !== first.excluded)) break
      const reading = size === 1 ? { place: alone(first), score: 1 } : together(group)
      if (reading !== null && before.score + reading.score > top.score)
        top = { score: before.score + reading.score, places: [...before.places, reading.place] }
    }
    best.push(top)
  }
  return best.at(-1)?.places ?? []
}

/** Reads the places that a posting's line of places, or a sentence, names. */
export const readPlaces = remember((text): Places => {
  const names = namedPlaces(text)
  return {
    places: grouped(names.filter(({ excluded }) => !excluded)),
    excluded: grouped(names.filter(({ excluded }) => excluded)),
  }
}, 200_000)
