import { accessCount, statisticsStore } from '#adapters/dynamo/statistics-store.ts'
import { lazy } from '../lazy.ts'
import { table } from './table.ts'

export const statistics = lazy(() => statisticsStore(table()))
export const peopleLetIn = lazy(() => accessCount(table()))
