import { callBudget } from '#platform/table/rate-limit.store.ts'
import { dynamoTable } from '#platform/table/table.ts'
import { setting } from '#platform/config/config.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { lazy } from '#platform/lazy.ts'

export const table = lazy(() => dynamoTable(setting('TABLE_NAME')))
export const limits = lazy(() => callBudget(table(), systemClock))
