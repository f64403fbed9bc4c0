import { refreshMailbox } from '../manage.ts'
import { endpoint } from '#functions/services/http/endpoint.ts'
import { recordActivity } from '#functions/services/http/record-activity.ts'
import { sealer } from '#functions/services/crypto.ts'
import { draftMailbox, mailboxes } from '#functions/services/mailbox.ts'
import { refreshGmailIntegration } from '#shared/contracts/gmail.ts'

const services = { mailboxes, sealer, mailbox: draftMailbox, recordActivity }

export const handler = endpoint(refreshGmailIntegration, services, async ({ actor, deps }) => {
  await refreshMailbox(actor, deps)
  return { message: 'Your Gmail connection has been refreshed successfully' }
})
