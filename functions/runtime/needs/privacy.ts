import { personalRecords } from '#adapters/dynamo/personal-records.ts'
import { retentionStore } from '#adapters/dynamo/retention-store.ts'
import { lazy } from '../lazy.ts'
import { table } from './table.ts'

export const records = lazy(() => personalRecords(table()))
export const retentions = lazy(() => retentionStore(table()))
