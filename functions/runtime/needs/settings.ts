import { settingsStore } from '#adapters/dynamo/settings-store.ts'
import { lazy } from '../lazy.ts'
import { table } from './table.ts'

export const settings = lazy(() => settingsStore(table()))
