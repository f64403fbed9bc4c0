import { outreachStatistics } from '#core/tracker/statistics.ts'
import { systemClock } from '#runtime/clock.ts'
import { endpoint } from '#runtime/endpoint.ts'
import { ok } from '#runtime/http.ts'
import { tracker } from '#runtime/needs/stores.ts'
import { getOutreachStatistics } from '#shared/contracts/outreach.ts'

export const handler = endpoint(getOutreachStatistics, { tracker }, async ({ actor, needs }) =>
  ok(await outreachStatistics(actor, { ...needs, clock: systemClock })),
)
