import type { Context } from 'aws-lambda'
import { describeError, logger } from '../log/logger.ts'
import { beforeWork, depsOf, type Deps, type Services } from './deps.ts'

interface ScheduleInput<S extends Services> {
  /** What the schedule sends, not validated. */
  readonly event: unknown
  readonly deps: Deps<S>
  readonly remainingMs: () => number
}

/** Makes a scheduled task a Lambda. A failure is logged and rethrown, so that Lambda retries it. */
export function schedule<S extends Services, R>(
  name: string,
  services: S,
  run: (input: ScheduleInput<S>) => Promise<R>,
) {
  return async (event: unknown, context: Pick<Context, 'getRemainingTimeInMillis'>): Promise<R> => {
    try {
      await beforeWork()
      return await run({
        event,
        deps: depsOf(services),
        remainingMs: () => context.getRemainingTimeInMillis(),
      })
    } catch (error) {
      logger.error({ schedule: name, error: describeError(error) }, 'schedule failed')
      throw error
    }
  }
}
