import type { SignInWatch } from '#functions/admin/sign-in.ts'
import { activityRecorder } from '#functions/account/activity/record-activity.ts'
import type { HttpEvent } from '../http/http.ts'
import { addressOf, networkOf } from '../http/visitor.ts'
import { newId } from '../lambda/identifiers.ts'
import { lazy } from '../lazy.ts'
import { systemClock } from '../lambda/system-clock.ts'
import { describeError, logger } from '../log/logger.ts'
import { count } from '../log/metrics.ts'
import { activities, failedSignIns } from './stores.ts'

export const recordActivity = lazy(() =>
  activityRecorder({
    activities: activities(),
    newId,
    clock: systemClock,
    failed: (action, error) => logger.warn({ action, error: describeError(error) }, 'activity not recorded'),
  }),
)

/** Failed sign-ins from one address within an hour that still count as a user's own mistakes. */
const MAX_MISTAKES = 5

/** Counts failed sign-ins and records their network. Failures in here never change the sign-in's result. */
export function signInWatch(who: 'user' | 'admin', event: HttpEvent): SignInWatch {
  const repeated = async () => count('BruteForceAttempt', 1)
  const record = async (): Promise<number> => {
    try {
      return await failedSignIns().record(networkOf(addressOf(event)), systemClock.now())
    } catch (error) {
      logger.error({ error: describeError(error) }, 'a failed sign-in was counted without its address')
      return 0
    }
  }
  return {
    async failed() {
      count('SignInFailed', 1, who)
      const ofThisHour = await record()
      if (who === 'user' && ofThisHour > MAX_MISTAKES) await repeated()
    },
    repeated,
    lockedOut: async () => count('AccountLockedOut', 1),
  }
}
