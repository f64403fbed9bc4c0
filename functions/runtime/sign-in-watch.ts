import type { FailedSignIns } from '#core/monitoring/sign-in-ports.ts'
import { systemClock } from './clock.ts'
import type { HttpEvent } from './http.ts'
import { describeError, logger } from './logger.ts'
import { count } from './metrics.ts'
import { addressOf, networkOf } from './visitor.ts'

/** Failed sign-ins of one address in an hour that impatience explains; users have no account that could be counted by. */
const SLIPS = 5

/** Where failed sign-ins are seen by those who watch over the service. */
interface SignInWatch {
  failed(): Promise<void>
  /** One more of the same account or address, after failures that were no slips of the hand any more. */
  repeated(): Promise<void>
  lockedOut(): Promise<void>
}

/** Counts in CloudWatch, and the address that it came from in the table. Nothing of it makes a sign-in fail or succeed. */
export function signInWatch(who: 'user' | 'admin', event: HttpEvent, failures: FailedSignIns): SignInWatch {
  const repeated = async () => count('BruteForceAttempt', 1)
  const record = async (): Promise<number> => {
    try {
      return await failures.record(networkOf(addressOf(event)), systemClock.now())
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
