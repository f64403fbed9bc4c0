import { MONITORING } from '#shared/catalog/monitoring/monitoring.ts'
import { getMonitoringDashboard } from '#shared/contracts/admin/admin-system.ts'
import { adminReadOptions } from '#web/lib/admin/admin-read-options.ts'

/** Asked again while the page is open; what is younger than ten seconds is shown as it is. */
export const monitoringQuery = {
  ...adminReadOptions(getMonitoringDashboard),
  staleTime: MONITORING.staleMs,
  refetchInterval: MONITORING.refreshMs,
}
