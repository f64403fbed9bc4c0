import { settingsStore } from '#functions/settings/settings.store.ts'
import { lazy } from '#platform/lazy.ts'
import { table } from './table.ts'

export const settings = lazy(() => settingsStore(table()))
