import { countActive } from '../count-active.ts'
import { schedule } from '#platform/lambda/schedule.ts'
import { logger } from '#platform/log/logger.ts'
import { peopleLetIn, statistics } from '#functions/services/statistics.ts'

const services = { statistics, access: peopleLetIn }

/** Counts accounts with access once an hour, for the admins' overview. */
export const handler = schedule('count-accounts', services, async ({ deps }) => {
  const count = await countActive(deps)
  logger.info({ schedule: 'count-accounts', count }, 'accounts counted')
  return { count }
})
