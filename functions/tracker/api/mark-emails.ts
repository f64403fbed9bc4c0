import { markEach } from '#functions/outreach/tracker/mark-each.ts'
import { endpoint } from '#functions/services/http/endpoint.ts'
import { userStatuses } from '#functions/services/outreach.ts'
import { markEmails } from '#shared/contracts/tracker.ts'

export const handler = endpoint(markEmails, { userStatuses }, ({ actor, body, deps }) =>
  markEach(actor, body.marks, deps),
)
