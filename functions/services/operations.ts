import { openWorkStore } from '#functions/operations/open-work.store.ts'
import { operationStore } from '#functions/operations/operation.store.ts'
import { lazy } from '#platform/lazy.ts'
import { table } from './table.ts'

export const openWork = lazy(() => openWorkStore(table()))
export const operations = lazy(() => operationStore(table()))
