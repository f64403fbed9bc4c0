import { ALL_CITIES } from '#engine/values/countries.ts'
import { TIMEFRAMES } from '#shared/catalog/configuration/timeframes.ts'
import type { Configuration } from '#shared/models/configuration.ts'

type Search = Pick<Configuration, 'jobTitle' | 'targetArea' | 'targetCity' | 'jobPostedTimeframe'>

/** “Munich, Germany”, or only the country for all cities. */
export function locationOf({ targetArea, targetCity }: Pick<Search, 'targetArea' | 'targetCity'>): string {
  if (targetArea === null) return ''
  return targetCity === null || targetCity === ALL_CITIES || targetCity === targetArea
    ? targetArea
    : `${targetCity}, ${targetArea}`
}

/** The same search on LinkedIn; `f_TPR=r<seconds>` is its filter for the age of a posting. */
export function jobSearchLink(search: Search): string {
  const query = new URLSearchParams({
    keywords: search.jobTitle ?? '',
    location: locationOf(search),
    f_TPR: `r${TIMEFRAMES[search.jobPostedTimeframe].seconds}`,
  })
  return `https://www.linkedin.com/jobs/search/?${query}`
}
