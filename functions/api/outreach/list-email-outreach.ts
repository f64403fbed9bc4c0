import { listEntries } from '#core/tracker/list-entries.ts'
import { pageView } from '#core/tracker/views.ts'
import { systemClock } from '#runtime/clock.ts'
import { endpoint } from '#runtime/endpoint.ts'
import { ok } from '#runtime/http.ts'
import { tracker } from '#runtime/needs/stores.ts'
import { listEmailOutreach } from '#shared/contracts/outreach.ts'

export const handler = endpoint(listEmailOutreach, { tracker }, async ({ actor, query, needs }) =>
  ok(pageView(await listEntries(actor, query, { ...needs, clock: systemClock }))),
)
