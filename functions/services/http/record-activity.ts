import { activityRecorder } from '#functions/account/activity/record-activity.ts'
import { newId } from '#platform/lambda/identifiers.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { lazy } from '#platform/lazy.ts'
import { describeError, logger } from '#platform/log/logger.ts'
import { activities } from '../activities.ts'

/** Records the activity of an endpoint whose contract names one. */
export const recordActivity = lazy(() =>
  activityRecorder({
    activities: activities(),
    newId,
    clock: systemClock,
    failed: (action, error) => logger.warn({ action, error: describeError(error) }, 'activity not recorded'),
  }),
)
