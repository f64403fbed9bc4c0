import { emailFile } from '../tracker/email-file.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ok } from '#platform/http/http.ts'
import { accounts, mailboxes, tracker } from '#platform/services/stores.ts'
import { buildUnsentMime } from '#vendors/google/mime.ts'
import { getEmailFile } from '#shared/contracts/outreach.ts'

const services = { accounts, mailboxes, tracker, buildUnsent: () => buildUnsentMime }

export const handler = endpoint(getEmailFile, services, async ({ actor, params, deps }) =>
  ok(await emailFile(actor, params.id, deps)),
)
