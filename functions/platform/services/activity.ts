import type { SignInWatch } from '#functions/admin/sign-in.ts'
import { activityRecorder } from '#functions/account/activity/record-activity.ts'
import type { HttpEvent } from '../http/http.ts'
import { addressOf, networkOf } from '../http/visitor.ts'
import { newId } from '../lambda/identifiers.ts'
import { lazy } from '../lambda/lazy.ts'
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

/** Failed sign-ins of an address in an hour that impatience explains; users have no other account. */
const SLIPS = 5

/** Counts a failed sign-in and notes its address. Nothing of it makes a sign-in fail or succeed. */
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
      if (who === 'user' && ofThisHour > SLIPS) await repeated()
    },
    repeated,
    lockedOut: async () => count('AccountLockedOut', 1),
  }
}
