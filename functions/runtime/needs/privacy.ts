import { personalRecords } from '#adapters/dynamo/personal-records.ts'
import { lazy } from '../lazy.ts'
import { table } from './table.ts'

export const records = lazy(() => personalRecords(table()))
