import { listEmails } from '../tracker/list-emails.ts'
import { pageView } from '../tracker/views.ts'
import { endpoint } from '#functions/services/http/endpoint.ts'
import { tracker } from '#functions/services/outreach.ts'
import { listEmailOutreach } from '#shared/contracts/outreach.ts'

export const handler = endpoint(listEmailOutreach, { tracker }, async ({ actor, query, deps }) =>
  pageView(await listEmails(actor, query, deps)),
)
