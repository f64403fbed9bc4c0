import { statsView } from '#core/statistics/stats-view.ts'
import { adminEndpoint } from '#runtime/admin-endpoint.ts'
import { systemClock } from '#runtime/clock.ts'
import { ok } from '#runtime/http.ts'
import { statistics } from '#runtime/needs/statistics.ts'
import { getAdminStats } from '#shared/contracts/admin-users.ts'

export const handler = adminEndpoint(getAdminStats, { statistics }, async ({ needs }) =>
  ok(statsView(await needs.statistics.read(), systemClock.now())),
)
