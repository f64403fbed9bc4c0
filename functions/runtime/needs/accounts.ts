import { accountStore, identityStore, profileStore } from '#adapters/dynamo/account-store.ts'
import { lazy } from '../lazy.ts'
import { table } from './table.ts'

export const accounts = lazy(() => accountStore(table()))
export const profiles = lazy(() => profileStore(table()))
export const identities = lazy(() => identityStore(table()))
