import { refreshMailbox } from '../manage.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { sealer } from '#platform/services/crypto.ts'
import { draftMailbox } from '#platform/services/google.ts'
import { mailboxes } from '#platform/services/stores.ts'
import { refreshGmailIntegration } from '#shared/contracts/gmail.ts'

const services = { mailboxes, sealer, mailbox: draftMailbox }

export const handler = endpoint(refreshGmailIntegration, services, async ({ actor, deps }) => {
  await refreshMailbox(actor, deps)
  return { message: 'Your Gmail connection has been refreshed successfully' }
})
