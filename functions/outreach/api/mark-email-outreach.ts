import { markEntry } from '../tracker/mark-entry.ts'
import { entryView } from '../tracker/views.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ok } from '#platform/http/http.ts'
import { marks } from '#platform/services/stores.ts'
import { markEmailOutreach } from '#shared/contracts/outreach.ts'

export const handler = endpoint(markEmailOutreach, { marks }, async ({ actor, params, body, deps }) =>
  ok({ entry: entryView(await markEntry(actor, params.id, body.mark, deps)) }),
)
