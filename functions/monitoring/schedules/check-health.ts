import { schedule } from '#platform/lambda/schedule.ts'
import { logger } from '#platform/log/logger.ts'
import { count } from '#platform/log/metrics.ts'
import { checkedHealth } from '#functions/services/monitoring/health.ts'
import { healthHistory } from '#functions/services/monitoring/status.ts'
import { hasChanged, historyAfter } from '../health-history.ts'

const services = { check: checkedHealth, healthHistory }

/**
 * Checks the health of all parts, and notes since when what is not healthy is so. A degraded service still works, so
 * it counts as up; an unknown one does not.
 */
export const handler = schedule('check-health', services, async ({ deps }) => {
  const health = await deps.check()
  count('Healthy', health.overall === 'healthy' || health.overall === 'degraded' ? 1 : 0)
  const unhealthy = health.components
    .filter(({ status }) => status !== 'healthy')
    .map(({ name, status }) => `${name}: ${status}`)
  if (unhealthy.length > 0)
    logger.warn({ schedule: 'check-health', overall: health.overall, unhealthy }, 'not everything is healthy')
  const before = await deps.healthHistory.history()
  const after = historyAfter(before, health, deps.clock.now())
  if (hasChanged(before, after)) await deps.healthHistory.save(after)
  return health
})
