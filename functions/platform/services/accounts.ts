import {
  accountStore,
  identityStore,
  profileStore,
  accountOverviewStore,
} from '#functions/account/account.store.ts'
import { lazy } from '../lambda/lazy.ts'
import { table } from './table.ts'

export const accounts = lazy(() => accountStore(table()))
export const accountOverviews = lazy(() => accountOverviewStore(table()))
export const profiles = lazy(() => profileStore(table()))
export const identities = lazy(() => identityStore(table()))
