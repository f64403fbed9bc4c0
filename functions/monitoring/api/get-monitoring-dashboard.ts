import { monitoringDashboard } from '../dashboard.ts'
import { adminEndpoint } from '#functions/services/http/admin-endpoint.ts'
import { describeError, logger } from '#platform/log/logger.ts'
import { recentHealth } from '#functions/services/monitoring/health.ts'
import { deployment, measurements } from '#functions/services/monitoring/measurements.ts'
import { healthHistory, serviceNotes } from '#functions/services/monitoring/status.ts'
import { statistics } from '#functions/services/statistics.ts'
import { failedSignIns } from '#functions/services/monitoring/failed-sign-ins.ts'
import { getMonitoringDashboard } from '#shared/contracts/admin/admin-system.ts'

const services = {
  measurements,
  failedSignIns,
  health: recentHealth,
  deployment,
  healthHistory,
  serviceNotes,
  statistics,
}

export const handler = adminEndpoint(getMonitoringDashboard, services, async ({ deps }) => {
  const onSilence = (source: string, error: unknown) =>
    logger.warn({ source, error: describeError(error) }, 'a source of the monitoring page does not answer')
  return await monitoringDashboard({ ...deps, ...deps.deployment, onSilence })
})
