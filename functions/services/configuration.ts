import { configurationStore } from '#functions/configuration/configuration.store.ts'
import { lazy } from '#platform/lazy.ts'
import { table } from './table.ts'

export const configurations = lazy(() => configurationStore(table()))
