import type { Needs } from '#functions/services/needs.ts'
import { DAY, dayOf } from '#platform/clock.ts'
import { DAYS_KEPT } from './model.ts'
import type { AccessCount } from './statistics.store.ts'

interface CountDeps extends Needs<'statistics' | 'clock'> {
  readonly access: AccessCount
}

/**
 * Counts accounts with access by plan or trial, which ends by time alone and so has to be counted anew, and
 * removes old days from the statistics.
 */
export async function countActive({ statistics, access, clock }: CountDeps): Promise<number> {
  const now = clock.now()
  const count = await access.count(now)
  await statistics.keepActive(count, now)
  await statistics.forgetBefore(dayOf(new Date(now.getTime() - DAYS_KEPT * DAY)))
  return count
}
