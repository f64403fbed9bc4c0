import type { Search } from '#functions/postings/model.ts'
import { ALL_CITIES, countryByName } from '#engine/values/countries.ts'
import { TIMEFRAMES } from '#shared/catalog/configuration/timeframes.ts'
import { PostingChoices } from '#shared/models/configuration.ts'
import type { SearchQuestion } from '#engine/values/search-question.ts'
import type { CycleContext } from '../model.ts'

/** The configuration as a search; null without one, or if its country is not in the catalog. */
export function searchOf({ configuration }: Pick<CycleContext, 'configuration'>): Search | null {
  const country = configuration && countryByName(configuration.country)
  if (!configuration || !country) return null
  return {
    jobTitle: configuration.jobTitle,
    country: country.name,
    countryCode: country.code,
    city: configuration.city === ALL_CITIES ? null : configuration.city,
    maxAgeDays: TIMEFRAMES[configuration.timeframe].days,
    role: configuration.role,
    ...PostingChoices.parse(configuration),
  }
}

/** The name of the place that is searched. */
export const placeOf = ({ city, country }: Pick<Search, 'city' | 'country'>): string => city ?? country

/** Whether an answer still belongs to the search: to no other place or title than it was given for. */
export const isAbout = ({ code, to }: SearchQuestion, search: Search): boolean =>
  to === (code === 'place' ? placeOf(search) : search.jobTitle)
