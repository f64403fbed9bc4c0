import { statsView } from '../stats-view.ts'
import { adminEndpoint } from '#functions/services/http/admin-endpoint.ts'
import { statistics } from '#functions/services/statistics.ts'
import { getAdminStats } from '#shared/contracts/admin/admin-users.ts'

export const handler = adminEndpoint(getAdminStats, { statistics }, async ({ deps }) =>
  statsView(await deps.statistics.read(), deps.clock.now()),
)
