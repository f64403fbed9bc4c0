import * as z from 'zod/mini'
import { dynamoTable } from '#adapters/dynamo/table.ts'
import { filled, readEnvironment } from '../config.ts'
import { lazy } from '../lazy.ts'

export const table = lazy(() => dynamoTable(readEnvironment(z.object({ TABLE_NAME: filled })).TABLE_NAME))
