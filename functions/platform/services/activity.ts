import { activityLog } from '#functions/account/activity/activity.store.ts'
import { recordActivityWith } from '#functions/account/activity/record-activity.ts'
import { systemClock } from '../lambda/system-clock.ts'
import { newId } from '../lambda/identifiers.ts'
import { lazy } from '../lambda/lazy.ts'
import { describeError, logger } from '../log/logger.ts'
import { table } from './table.ts'

export const activities = lazy(() => activityLog(table()))

export const recordActivity = lazy(() =>
  recordActivityWith({
    activities: activities(),
    newId,
    clock: systemClock,
    onFailure: (action, error) =>
      logger.warn({ action, error: describeError(error) }, 'activity not recorded'),
  }),
)
