import { monitoringDashboard } from '#core/monitoring/dashboard.ts'
import { adminEndpoint } from '#runtime/admin-endpoint.ts'
import { systemClock } from '#runtime/clock.ts'
import { ok } from '#runtime/http.ts'
import { describeError, logger } from '#runtime/logger.ts'
import { failedSignIns } from '#runtime/needs/failed-sign-ins.ts'
import { recentHealth } from '#runtime/needs/health.ts'
import { deployment, measurements } from '#runtime/needs/measurements.ts'
import { getMonitoringDashboard } from '#shared/contracts/admin-system.ts'

const needed = { measurements, failedSignIns, health: recentHealth, deployment }

export const handler = adminEndpoint(getMonitoringDashboard, needed, async ({ needs }) => {
  const onSilence = (source: string, error: unknown) =>
    logger.warn({ source, error: describeError(error) }, 'a source of the monitoring page does not answer')
  return ok(await monitoringDashboard({ ...needs, ...needs.deployment, onSilence, clock: systemClock }))
})
