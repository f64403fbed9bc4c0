import { emailFile } from '../tracker/email-file.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ok } from '#platform/http/http.ts'
import { accounts, mailboxes, tracker } from '#platform/services/stores.ts'
import { buildUnsent } from '#platform/services/unsent-message.ts'
import { getEmailFile } from '#shared/contracts/outreach.ts'

const services = { accounts, mailboxes, tracker, buildUnsent }

export const handler = endpoint(getEmailFile, services, async ({ actor, params, deps }) =>
  ok(await emailFile(actor, params.id, deps)),
)
