import { outreachStatistics } from '../tracker/statistics.ts'
import { endpoint } from '#functions/services/http/endpoint.ts'
import { tracker } from '#functions/services/outreach.ts'
import { getOutreachStatistics } from '#shared/contracts/outreach.ts'

export const handler = endpoint(getOutreachStatistics, { tracker }, ({ actor, deps }) =>
  outreachStatistics(actor, deps),
)
