import { callBudget } from '../table/rate-limit.store.ts'
import { systemClock } from '../lambda/system-clock.ts'
import { lazy } from '../lambda/lazy.ts'
import { table } from './table.ts'

export const limits = lazy(() => callBudget(table(), systemClock))
