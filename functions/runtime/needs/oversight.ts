import { accountSwitch } from '#adapters/dynamo/account-switch.ts'
import { oversightStore } from '#adapters/dynamo/oversight-store.ts'
import { userFiles } from '#adapters/dynamo/user-files.ts'
import { secrets } from '../identifiers.ts'
import { lazy } from '../lazy.ts'
import { table } from './table.ts'

export const oversight = lazy(() => oversightStore(table(), secrets))
export const files = lazy(() => userFiles(table()))
export const accountSwitches = lazy(() => accountSwitch(table()))
