import { disconnectMailbox } from '../manage.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ok } from '#platform/http/http.ts'
import { recordActivity } from '#platform/services/activity.ts'
import { mailboxConsent } from '#platform/services/google.ts'
import { schedules } from '#platform/services/schedules.ts'
import { sealer } from '#platform/services/sealer.ts'
import { mailboxes } from '#platform/services/stores.ts'
import { deleteGmailIntegration } from '#shared/contracts/gmail.ts'

const services = { mailboxes, sealer, consent: mailboxConsent, schedules, recordActivity }

export const handler = endpoint(deleteGmailIntegration, services, async ({ actor, deps }) => {
  await disconnectMailbox(actor, deps)
  await deps.recordActivity(actor.userId, 'gmail_disconnected')
  return ok({ message: 'Your Gmail account has been disconnected successfully' })
})
