import type { Context } from 'aws-lambda'
import * as z from 'zod/mini'
import { describeError, logger } from '../log/logger.ts'
import { count } from '../log/metrics.ts'
import type { Walk } from '../walk.ts'
import { beforeWork, depsOf, type Deps, type Services } from './deps.ts'

interface ScheduleInput<S extends Services> {
  /** What the schedule sends, not validated. */
  readonly event: unknown
  readonly deps: Deps<S>
  /** The shard of this start, and whether more than `reserveMs` of its time is left. */
  readonly walkUntil: (reserveMs: number) => Walk
}

/** A start by hand names no shard, and walks through all of them. */
const Start = z.object({ shard: z.int().check(z.gte(0)) })

/**
 * Makes a scheduled task a Lambda. A failure is logged and rethrown, so that Lambda retries it; a start that had to
 * leave work to the next one is counted.
 */
export function schedule<S extends Services, R>(
  name: string,
  services: S,
  run: (input: ScheduleInput<S>) => Promise<R>,
) {
  return async (event: unknown, context: Pick<Context, 'getRemainingTimeInMillis'>): Promise<R> => {
    let ranOut = false
    const walkUntil = (reserveMs: number): Walk => ({
      shard: Start.safeParse(event).data?.shard ?? null,
      hasTime: () => {
        const has = context.getRemainingTimeInMillis() > reserveMs
        ranOut ||= !has
        return has
      },
    })
    try {
      await beforeWork()
      return await run({ event, deps: depsOf(services), walkUntil })
    } catch (error) {
      logger.error({ schedule: name, error: describeError(error) }, 'schedule failed')
      throw error
    } finally {
      if (ranOut) count('TimeRanOut', 1, name)
    }
  }
}
