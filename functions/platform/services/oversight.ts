import { accountSwitch } from '#functions/admin-users/account-switch.store.ts'
import { oversightStore } from '#functions/admin-users/admin-users.store.ts'
import { userFiles } from '#functions/admin-users/user-detail.store.ts'
import { secrets } from '../lambda/identifiers.ts'
import { lazy } from '../lambda/lazy.ts'
import { table } from './table.ts'

export const oversight = lazy(() => oversightStore(table(), secrets))
export const files = lazy(() => userFiles(table()))
export const accountSwitches = lazy(() => accountSwitch(table()))
