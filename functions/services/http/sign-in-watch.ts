import type { SignInWatch } from '#functions/admin/sign-in.ts'
import type { HttpEvent } from '#platform/http/http.ts'
import { addressOf, networkOf } from '#platform/http/visitor.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { describeError, logger } from '#platform/log/logger.ts'
import { count } from '#platform/log/metrics.ts'
import { failedSignIns } from '../monitoring/failed-sign-ins.ts'

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
