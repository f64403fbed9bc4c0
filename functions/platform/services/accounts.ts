import { accountStore, identityStore, profileStore, standingStore } from '#functions/account/account.store.ts'
import { lazy } from '../lambda/lazy.ts'
import { table } from './table.ts'

export const accounts = lazy(() => accountStore(table()))
export const standings = lazy(() => standingStore(table()))
export const profiles = lazy(() => profileStore(table()))
export const identities = lazy(() => identityStore(table()))
