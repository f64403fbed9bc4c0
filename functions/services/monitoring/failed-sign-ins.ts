import { failedSignIns as storedFailures } from '#functions/monitoring/failed-sign-in.store.ts'
import { lazy } from '#platform/lazy.ts'
import { table } from '../table.ts'

export const failedSignIns = lazy(() => storedFailures(table()))
