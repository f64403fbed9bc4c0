import { sleep, systemClock } from '#platform/lambda/system-clock.ts'
import { lazy } from '#platform/lazy.ts'
import { answerCache } from '#platform/table/answer-cache.store.ts'
import { limits, table } from './table.ts'

/** What every source of postings and contacts is given. */
export const sourceParts = lazy(() => ({
  cache: answerCache(table(), systemClock),
  budget: limits(),
  clock: systemClock,
  sleep,
}))
