import { callBudget } from '#adapters/dynamo/call-budget.ts'
import { systemClock } from '../clock.ts'
import { lazy } from '../lazy.ts'
import { table } from './table.ts'

export const limits = lazy(() => callBudget(table(), systemClock))
