import { failedSignIns as storedFailures } from '#adapters/dynamo/failed-sign-ins.ts'
import { lazy } from '../lazy.ts'
import { table } from './table.ts'

export const failedSignIns = lazy(() => storedFailures(table()))
