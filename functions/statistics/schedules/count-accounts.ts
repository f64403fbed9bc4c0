import { countActive } from '../count-active.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { logger } from '#platform/log/logger.ts'
import { peopleLetIn, statistics } from '#platform/services/stores.ts'

/** Counts once an hour whom a plan or trial lets in, for the admins' overview. */
export async function handler(): Promise<{ readonly count: number }> {
  const count = await countActive({ statistics: statistics(), access: peopleLetIn(), clock: systemClock })
  logger.info({ schedule: 'count-accounts', count }, 'accounts counted')
  return { count }
}
