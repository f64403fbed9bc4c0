import { outreachStatistics } from '../tracker/statistics.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { tracker } from '#platform/services/stores.ts'
import { getOutreachStatistics } from '#shared/contracts/outreach.ts'

export const handler = endpoint(getOutreachStatistics, { tracker }, ({ actor, deps }) =>
  outreachStatistics(actor, deps),
)
