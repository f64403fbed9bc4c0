import content from '../data/gazetteer.json' with { type: 'json' }
import { once } from '../remember.ts'
import { OTHER_CITY_NAMES } from './other-city-names.ts'
import { plainPlace } from './plain-place.ts'

/** A city of the form. Names are normalized, its English name first. */
export interface CatalogueCity {
  readonly names: readonly string[]
  /** Code of its state; empty where towns of one name in a country are told apart by nothing. */
  readonly region: string
  /** In thousands of people. */
  readonly population: number
  /** Codes of neighboring states in which the city goes on under the same name: Kansas City. */
  readonly alsoIn?: readonly string[]
  /** IANA time zone, for countries with states. */
  readonly zone?: string
}

/**
 * `engine/data/gazetteer.json`: cities of 5,000 people and more, by country and state, made by
 * `npm run make-gazetteer` from GeoNames (geonames.org, CC BY 4.0).
 */
export interface GazetteerFile {
  readonly catalogue: Readonly<Record<string, Readonly<Record<string, CatalogueCity>>>>
  /** "name", or "name:thousands of people" from 20,000 people on, separated by bars. */
  readonly towns: Readonly<Record<string, Readonly<Record<string, string>>>>
}

export interface Town {
  readonly country: string
  readonly region: string
  readonly population: number
  /** Its name in the form; null for other cities. */
  readonly city: string | null
}

const FILE: GazetteerFile = content
/** Smallest population of the towns without a number, in thousands. */
const SMALL = 5

const namesOf = (city: string, { names }: CatalogueCity): readonly string[] => [
  ...names,
  ...(OTHER_CITY_NAMES[city]?.split(',').map(plainPlace) ?? []),
]

/** All cities by their normalized names. */
export const townsByName = once((): ReadonlyMap<string, readonly Town[]> => {
  const towns = new Map<string, Town[]>()
  const add = (name: string, town: Town) => {
    const known = towns.get(name) ?? []
    if (known.some(({ country, region }) => country === town.country && region === town.region)) return
    towns.set(name, [...known, town])
  }
  for (const [country, cities] of Object.entries(FILE.catalogue))
    for (const [city, entry] of Object.entries(cities))
      for (const name of namesOf(city, entry))
        for (const region of [entry.region, ...(entry.alsoIn ?? [])])
          add(name, { country, city, region, population: entry.population })
  for (const [country, regions] of Object.entries(FILE.towns))
    for (const [region, list] of Object.entries(regions))
      for (const entry of list.split('|')) {
        const [name = '', people] = entry.split(':')
        add(name, { country, region, population: Number(people ?? SMALL), city: null })
      }
  return towns
})

/** The normalized names of the form's cities. */
export const catalogueNames = once(
  (): ReadonlySet<string> =>
    new Set(
      Object.values(FILE.catalogue).flatMap((cities) =>
        Object.entries(cities).flatMap(([city, entry]) => namesOf(city, entry)),
      ),
    ),
)

/** Names in scripts without spaces, in which a name may be followed by more letters. */
export const unspacedNames = once((): readonly string[] =>
  [...townsByName().keys()].filter((name) => WITHOUT_SPACES.test(name)),
)

export const WITHOUT_SPACES = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Thai}]/u

/** The city of the form; null when the form does not have it. */
export const catalogueCity = (country: string, city: string): CatalogueCity | null =>
  FILE.catalogue[country]?.[city] ?? null
