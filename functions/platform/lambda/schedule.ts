import type { Context } from 'aws-lambda'
import { describeError, logger } from '../log/logger.ts'
import { depsOf, type Deps, type Services } from './deps.ts'

interface ScheduleInput<S extends Services> {
  /** What the schedule sends; nobody has checked it. */
  readonly event: unknown
  readonly deps: Deps<S>
  /** Milliseconds until Lambda ends the function. */
  readonly remainingMs: () => number
}

/** Makes what a clock starts a Lambda. A failure is logged and thrown on, so that Lambda starts it again. */
export function schedule<S extends Services, R>(
  name: string,
  services: S,
  run: (input: ScheduleInput<S>) => Promise<R>,
) {
  return async (event: unknown, context: Pick<Context, 'getRemainingTimeInMillis'>): Promise<R> => {
    try {
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
