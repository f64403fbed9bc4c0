import { activityRecorder } from '#functions/account/activity/record-activity.ts'
import { newId } from '#platform/lambda/identifiers.ts'
import { lazy } from '#platform/lazy.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { describeError, logger } from '#platform/log/logger.ts'
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

export const recordActivity = lazy(() =>
  activityRecorder({
    activities: activities(),
    newId,
    clock: systemClock,
    failed: (action, error) => logger.warn({ action, error: describeError(error) }, 'activity not recorded'),
  }),
)
