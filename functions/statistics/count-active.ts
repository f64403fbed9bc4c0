import { DAY, dayOf, type Clock } from '#platform/clock.ts'
import { DAYS_KEPT } from './model.ts'
import type { StatisticsStore, AccessCount } from './statistics.store.ts'

interface CountDeps {
  readonly statistics: StatisticsStore
  readonly access: AccessCount
  readonly clock: Clock
}

/**
 * Counts the accounts that a plan or trial lets in, which changes with time alone and so cannot be counted as
 * it happens; and forgets old days.
 */
export async function countActive({ statistics, access, clock }: CountDeps): Promise<number> {
  const now = clock.now()
  const count = await access.count(now)
  await statistics.keepActive(count, now)
  await statistics.forgetBefore(dayOf(new Date(now.getTime() - DAYS_KEPT * DAY)))
  return count
}
