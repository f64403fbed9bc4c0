import { disconnectMailbox } from '../manage.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ok } from '#platform/http/http.ts'
import { note } from '#platform/services/activity.ts'
import { mailboxConsent } from '#platform/services/google.ts'
import { schedules } from '#platform/services/schedules.ts'
import { sealer } from '#platform/services/sealer.ts'
import { mailboxes } from '#platform/services/stores.ts'
import { deleteGmailIntegration } from '#shared/contracts/gmail.ts'

const needed = { mailboxes, sealer, consent: mailboxConsent, schedules, note }

export const handler = endpoint(deleteGmailIntegration, needed, async ({ actor, needs }) => {
  await disconnectMailbox(actor, needs)
  await needs.note(actor.userId, 'gmail_disconnected')
  return ok({ message: 'Your Gmail account has been disconnected successfully' })
})
