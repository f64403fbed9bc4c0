import { accessCount, statisticsStore } from '#functions/statistics/statistics.store.ts'
import { lazy } from '#platform/lazy.ts'
import { table } from './table.ts'

export const statistics = lazy(() => statisticsStore(table()))
export const peopleLetIn = lazy(() => accessCount(table()))
