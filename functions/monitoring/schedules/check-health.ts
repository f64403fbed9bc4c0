import { schedule } from '#platform/lambda/schedule.ts'
import { logger } from '#platform/log/logger.ts'
import { count } from '#platform/log/metrics.ts'
import { checkedHealth } from '#platform/services/monitoring/health.ts'

/**
 * Checks everything once. What is degraded still serves, so it counts as up; of what nothing is known it
 * cannot be said.
 */
export const handler = schedule('check-health', { check: checkedHealth }, async ({ deps }) => {
  const health = await deps.check()
  count('Healthy', health.overall === 'healthy' || health.overall === 'degraded' ? 1 : 0)
  const ill = health.components
    .filter(({ status }) => status !== 'healthy')
    .map(({ name, status }) => `${name}: ${status}`)
  if (ill.length > 0)
    logger.warn({ schedule: 'check-health', overall: health.overall, ill }, 'not everything is healthy')
  return health
})
