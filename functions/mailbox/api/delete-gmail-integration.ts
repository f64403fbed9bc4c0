import { disconnectMailbox } from '../manage.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { sealer } from '#platform/services/crypto.ts'
import { mailboxConsent } from '#platform/services/google.ts'
import { schedules } from '#platform/services/outreach.ts'
import { mailboxes } from '#platform/services/stores.ts'
import { deleteGmailIntegration } from '#shared/contracts/gmail.ts'

const services = { mailboxes, sealer, consent: mailboxConsent, schedules }

export const handler = endpoint(deleteGmailIntegration, services, async ({ actor, deps }) => {
  await disconnectMailbox(actor, deps)
  return { message: 'Your Gmail account has been disconnected successfully' }
})
