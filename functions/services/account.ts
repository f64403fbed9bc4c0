import { lazy } from '#platform/lazy.ts'
import {
  accountStore,
  identityStore,
  profileStore,
  accountOverviewStore,
} from '#functions/account/account.store.ts'
import { activityLog } from '#functions/account/activity/activity.store.ts'
import { fingerprints, table } from './table.ts'

export const accounts = lazy(() => accountStore(table()))
export const accountOverviews = lazy(() => accountOverviewStore(table()))
export const profiles = lazy(() => profileStore(table()))
export const identities = lazy(() => identityStore(table(), fingerprints))
export const activities = lazy(() => activityLog(table()))
