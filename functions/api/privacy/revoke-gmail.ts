import { AppError } from '#core/kernel/app-error.ts'
import { disconnectMailbox } from '#core/mailbox/manage.ts'
import { endpoint } from '#runtime/endpoint.ts'
import { ok } from '#runtime/http.ts'
import { note } from '#runtime/needs/activity.ts'
import { mailboxConsent } from '#runtime/needs/google.ts'
import { schedules } from '#runtime/needs/schedules.ts'
import { sealer } from '#runtime/needs/sealer.ts'
import { mailboxes } from '#runtime/needs/stores.ts'
import { revokeGmail } from '#shared/contracts/privacy.ts'

const needed = { mailboxes, sealer, consent: mailboxConsent, schedules, note }

export const handler = endpoint(revokeGmail, needed, async ({ actor, needs }) => {
  try {
    await disconnectMailbox(actor, needs)
    await needs.note(actor.userId, 'gmail_revoked')
  } catch (error) {
    // What was asked for holds already.
    if (!(error instanceof AppError && error.code === 'mailbox_not_connected')) throw error
  }
  return ok({ success: true, message: 'The permission for your Gmail is revoked.' })
})
