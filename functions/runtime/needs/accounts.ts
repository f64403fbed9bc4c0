import { accountStore, identityStore, profileStore, standingStore } from '#adapters/dynamo/account-store.ts'
import { lazy } from '../lazy.ts'
import { table } from './table.ts'

export const accounts = lazy(() => accountStore(table()))
export const standings = lazy(() => standingStore(table()))
export const profiles = lazy(() => profileStore(table()))
export const identities = lazy(() => identityStore(table()))
