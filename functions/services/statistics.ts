import type { MonthCounts } from '#functions/statistics/month-counts.ts'
import { accessCount, statisticsStore } from '#functions/statistics/statistics.store.ts'
import { secrets } from '#platform/lambda/identifiers.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { lazy } from '#platform/lazy.ts'
import { describeError, logger } from '#platform/log/logger.ts'
import { table } from './table.ts'

export const statistics = lazy(() => statisticsStore(table()))
export const peopleLetIn = lazy(() => accessCount(table()))

/** Counts what was used, so that its cost is known. A count that fails must not cost what it was used for. */
export async function countUse(counts: MonthCounts): Promise<void> {
  await statistics()
    .used(secrets.fresh().toUpperCase(), systemClock.now(), counts)
    .catch((error: unknown) => logger.warn({ error: describeError(error) }, 'what was used is not counted'))
}
