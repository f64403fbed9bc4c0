import { disconnectMailbox } from '#core/mailbox/manage.ts'
import { endpoint } from '#runtime/endpoint.ts'
import { ok } from '#runtime/http.ts'
import { note } from '#runtime/needs/activity.ts'
import { mailboxConsent } from '#runtime/needs/google.ts'
import { schedules } from '#runtime/needs/schedules.ts'
import { sealer } from '#runtime/needs/sealer.ts'
import { mailboxes } from '#runtime/needs/stores.ts'
import { deleteGmailIntegration } from '#shared/contracts/gmail.ts'

const needed = { mailboxes, sealer, consent: mailboxConsent, schedules, note }

export const handler = endpoint(deleteGmailIntegration, needed, async ({ actor, needs }) => {
  await disconnectMailbox(actor, needs)
  await needs.note(actor.userId, 'gmail_disconnected')
  return ok({ message: 'Your Gmail account has been disconnected successfully' })
})
