import { accountDeletionRequests } from '#functions/privacy/account-deletion-request.store.ts'
import { dataExportStore } from '#functions/privacy/data-export.store.ts'
import { accountDeletionStore } from '#functions/privacy/account-deletion.store.ts'
import { personalRecords } from '#functions/privacy/personal-records.store.ts'
import { retentionStore } from '#functions/privacy/retention.store.ts'
import { lazy } from '#platform/lazy.ts'
import { fingerprints } from './fingerprints.ts'
import { table } from './table.ts'

export const records = lazy(() => personalRecords(table()))
export const dataExports = lazy(() => dataExportStore(table()))
export const retentions = lazy(() => retentionStore(table()))
export const deletionRequests = lazy(() => accountDeletionRequests(table(), fingerprints))
export const accountDeletions = lazy(() => accountDeletionStore(table(), fingerprints))
