import { countActive } from '../count-active.ts'
import { schedule } from '#platform/lambda/schedule.ts'
import { count } from '#platform/log/metrics.ts'
import { logger } from '#platform/log/logger.ts'
import { peopleLetIn, statistics } from '#functions/services/statistics.ts'

const services = { statistics, access: peopleLetIn }

/** Counts accounts with access once an hour, for the admins' overview. */
export const handler = schedule('count-accounts', services, async ({ deps }) => {
  const active = await countActive(deps)
  count('ActiveAccounts', active)
  logger.info({ schedule: 'count-accounts', count: active }, 'accounts counted')
  return { count: active }
})
