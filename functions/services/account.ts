import { lazy } from '#platform/lazy.ts'
import { accountStore, profileStore, accountOverviewStore } from '#functions/account/account.store.ts'
import { table } from './table.ts'

export const accounts = lazy(() => accountStore(table()))
export const accountOverviews = lazy(() => accountOverviewStore(table()))
export const profiles = lazy(() => profileStore(table()))
