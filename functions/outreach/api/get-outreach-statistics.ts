import { outreachStatistics } from '../tracker/statistics.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ok } from '#platform/http/http.ts'
import { tracker } from '#platform/services/stores.ts'
import { getOutreachStatistics } from '#shared/contracts/outreach.ts'

export const handler = endpoint(getOutreachStatistics, { tracker }, async ({ actor, deps }) =>
  ok(await outreachStatistics(actor, deps)),
)
