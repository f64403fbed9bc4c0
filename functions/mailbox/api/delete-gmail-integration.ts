import { disconnectMailbox } from '../manage.ts'
import { endpoint } from '#functions/services/http/endpoint.ts'
import { recordActivity } from '#functions/services/http/record-activity.ts'
import { sealer } from '#functions/services/crypto.ts'
import { draftMailbox, mailboxes } from '#functions/services/mailbox.ts'
import { schedules } from '#functions/services/schedules.ts'
import { deleteGmailIntegration } from '#shared/contracts/gmail.ts'

const services = { mailboxes, sealer, consent: draftMailbox, schedules, recordActivity }

export const handler = endpoint(deleteGmailIntegration, services, async ({ actor, deps }) => {
  await disconnectMailbox(actor, deps)
  return { message: 'Your Gmail account has been disconnected successfully' }
})
