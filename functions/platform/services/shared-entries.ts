import { answerCache } from '#functions/postings/answer-cache.store.ts'
import { keptByPages } from '#vendors/company-pages/company-pages.ts'
import { keptByHunter } from '#vendors/hunter/kept.ts'
import { lazy } from '../lazy.ts'
import { systemClock } from '../lambda/system-clock.ts'
import { table } from './table.ts'

/** Access to cached data about people that all users share, one entry per vendor. */
export const sharedEntries = lazy(() => {
  const cache = answerCache(table(), systemClock)
  return [keptByPages(cache), keptByHunter(cache)]
})
