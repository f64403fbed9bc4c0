import { markEntry } from '#core/tracker/mark-entry.ts'
import { entryView } from '#core/tracker/views.ts'
import { systemClock } from '#runtime/clock.ts'
import { endpoint } from '#runtime/endpoint.ts'
import { ok } from '#runtime/http.ts'
import { marks } from '#runtime/needs/stores.ts'
import { markEmailOutreach } from '#shared/contracts/outreach.ts'

export const handler = endpoint(markEmailOutreach, { marks }, async ({ actor, params, body, needs }) =>
  ok({ entry: entryView(await markEntry(actor, params.id, body.mark, { ...needs, clock: systemClock })) }),
)
