import { personalRecords } from '#functions/privacy/personal-records.store.ts'
import { retentionStore } from '#functions/privacy/retention.store.ts'
import { lazy } from '../lambda/lazy.ts'
import { table } from './table.ts'

export const records = lazy(() => personalRecords(table()))
export const retentions = lazy(() => retentionStore(table()))
