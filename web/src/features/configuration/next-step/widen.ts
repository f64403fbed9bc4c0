import { Timeframe, TIMEFRAMES } from '#shared/catalog/configuration/timeframes.ts'
import { ALL_CITIES } from '#engine/values/countries.ts'
import type { Configuration } from '#shared/models/configuration.ts'

const either = new Intl.ListFormat('en', { type: 'disjunction' })

/** What would find more than this search does, as a sentence: only what it leaves out. */
export function wideningSentence(
  { targetCity, targetArea, jobPostedTimeframe }: Configuration,
  last = 'another job title',
): string {
  const ages = Timeframe.options
  const older = ages[ages.indexOf(jobPostedTimeframe) + 1]
  return `To find more, try ${either.format([
    ...(targetCity === null || targetCity === ALL_CITIES ? [] : [`${ALL_CITIES} in ${targetArea}`]),
    ...(older === undefined ? [] : [`postings up to ${TIMEFRAMES[older].label} old`]),
    last,
  ])}.`
}
