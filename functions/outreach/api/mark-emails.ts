import { markEmails } from '../tracker/mark-emails.ts'
import { endpoint } from '#functions/services/http/endpoint.ts'
import { userStatuses } from '#functions/services/outreach.ts'
import { markEmails as contract } from '#shared/contracts/bulk-outreach.ts'

export const handler = endpoint(contract, { userStatuses }, ({ actor, body, deps }) =>
  markEmails(actor, body.marks, deps),
)
