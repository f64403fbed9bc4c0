import { MONITORING } from '#shared/catalog/monitoring/monitoring.ts'
import { getMonitoringDashboard } from '#shared/contracts/admin/admin-system.ts'
import { adminReadOptions } from '#web/lib/admin/admin-read-options.ts'

/** Polled while the page is open; data younger than ten seconds is not refetched. */
export const monitoringQuery = {
  ...adminReadOptions(getMonitoringDashboard),
  staleTime: MONITORING.staleMs,
  refetchInterval: MONITORING.refreshMs,
}
