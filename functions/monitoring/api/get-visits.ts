import { adminEndpoint } from '#functions/services/http/admin-endpoint.ts'
import { recentVisits } from '#functions/services/monitoring/visits.ts'
import { describeError, logger } from '#platform/log/logger.ts'
import { getVisits } from '#shared/contracts/admin/admin-system.ts'

export const handler = adminEndpoint(
  getVisits,
  { recentVisits },
  async ({ deps: { recentVisits: read } }) => {
    if (read === null) return { isMeasured: false, visits: null }
    try {
      return { isMeasured: true, visits: await read() }
    } catch (error) {
      logger.warn({ error: describeError(error) }, 'the log of visits does not answer')
      return { isMeasured: true, visits: null }
    }
  },
)
