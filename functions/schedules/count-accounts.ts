import { countActive } from '#core/statistics/count-active.ts'
import { systemClock } from '#runtime/clock.ts'
import { logger } from '#runtime/logger.ts'
import { peopleLetIn, statistics } from '#runtime/needs/statistics.ts'

/** Counts once an hour whom a plan or trial lets in, for the admins' overview. */
export async function handler(): Promise<{ readonly count: number }> {
  const count = await countActive({ statistics: statistics(), access: peopleLetIn(), clock: systemClock })
  logger.info({ schedule: 'count-accounts', count }, 'accounts counted')
  return { count }
}
