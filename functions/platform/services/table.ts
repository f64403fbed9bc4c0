import * as z from 'zod/mini'
import { callBudget } from '../table/rate-limit.store.ts'
import { dynamoTable } from '../table/table.ts'
import { filled, readEnvironment } from '../config/config.ts'
import { systemClock } from '../lambda/system-clock.ts'
import { lazy } from '../lambda/lazy.ts'

export const table = lazy(() => dynamoTable(readEnvironment(z.object({ TABLE_NAME: filled })).TABLE_NAME))
export const limits = lazy(() => callBudget(table(), systemClock))
