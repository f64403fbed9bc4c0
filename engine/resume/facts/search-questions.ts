import { catalogueCity } from '../../places/gazetteer.ts'
import { isIn, namesCity } from '../../places/covers.ts'
import { type Place, readPlaces } from '../../places/read-places.ts'
import { LEVELS, levelOf } from '../../titles/level.ts'
import type { Search } from '../../values/posting.ts'
import { otherFieldThan } from './title-fit.ts'
import { DOUBTFUL, type Fact, type ResumeFacts } from '../../values/resume-facts.ts'
import type { SearchQuestion } from '../../values/search-question.ts'

const MAX_QUESTIONS = 2
const MAX_LENGTH = 120

type Wanted = Pick<Search, 'jobTitle' | 'country' | 'countryCode' | 'city'>

/**
 * What a reader of the letters would wonder about: why another country or state, another field, or a step of at
 * least two levels; where nothing differs, why such a job. Nothing is asked about what the resume does not say for
 * sure.
 */
export function searchQuestions(search: Wanted, facts: ResumeFacts): readonly SearchQuestion[] {
  const title = currentTitle(facts)
  const differences = [
    placeQuestion(search, facts),
    title === null ? null : (fieldQuestion(search, facts, title) ?? levelQuestion(search, title)),
  ].filter((question) => question !== null)
  if (differences.length > 0) return differences.slice(0, MAX_QUESTIONS)
  return title === null ? [] : [{ code: 'reason', from: title, to: search.jobTitle }]
}

const sure = (fact: Fact | null | undefined): string | null =>
  fact && fact.confidence >= DOUBTFUL && fact.value.length <= MAX_LENGTH ? fact.value : null

/** The title of the present job, or of the first one that the resume names. */
function currentTitle({ roles }: ResumeFacts): string | null {
  const jobs = roles.filter(({ kind, title }) => kind === 'job' && sure(title) !== null)
  return sure((jobs.find(({ end }) => end?.value === 'present') ?? jobs[0])?.title)
}

function placeQuestion(search: Wanted, { location }: ResumeFacts): SearchQuestion | null {
  const from = sure(location)
  if (from === null) return null
  const places = readPlaces(from).places.filter(({ countries }) => countries !== null)
  if (places.length === 0 || places.some((place) => isNear(place, search))) return null
  return { code: 'place', from, to: search.city ?? search.country }
}

/** In the city of the search or in its state; in its country where a country has no states. */
function isNear(place: Place, { countryCode, city }: Wanted): boolean {
  if (!isIn(place, countryCode)) return false
  if (city === null || namesCity(place, { countryCode, city })) return true
  const region = catalogueCity(countryCode, city)?.region ?? ''
  const states = [...place.regions.map(({ code }) => code), ...place.towns.map((town) => town.region)]
  return region === '' || states.length === 0 || states.includes(region)
}

const fieldQuestion = ({ jobTitle }: Wanted, facts: ResumeFacts, from: string): SearchQuestion | null =>
  otherFieldThan(jobTitle, facts) === null ? null : { code: 'field', from, to: jobTitle }

/** Titles of people who run a company or a part of it, which name no level. */
const EXECUTIVE = /(?<!\p{L})(?:chief|vice president|v\.?p|director|head of|c[efot]o)(?!\p{L})/iu

/** Steps of levels that a reader wonders about. */
const STEPS = 2

function levelQuestion({ jobTitle }: Wanted, from: string): SearchQuestion | null {
  const rank = (title: string) => (EXECUTIVE.test(title) ? LEVELS.length : LEVELS.indexOf(levelOf(title)))
  return Math.abs(rank(from) - rank(jobTitle)) >= STEPS ? { code: 'level', from, to: jobTitle } : null
}
