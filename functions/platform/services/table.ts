import * as z from 'zod/mini'
import { dynamoTable } from '../table/table.ts'
import { filled, readEnvironment } from '../config/config.ts'
import { lazy } from '../lambda/lazy.ts'

export const table = lazy(() => dynamoTable(readEnvironment(z.object({ TABLE_NAME: filled })).TABLE_NAME))
