import { AppError } from '#platform/app-error.ts'
import { disconnectMailbox } from '#functions/mailbox/manage.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ok } from '#platform/http/http.ts'
import { recordActivity } from '#platform/services/activity.ts'
import { mailboxConsent } from '#platform/services/google.ts'
import { schedules } from '#platform/services/schedules.ts'
import { sealer } from '#platform/services/sealer.ts'
import { mailboxes } from '#platform/services/stores.ts'
import { revokeGmail } from '#shared/contracts/privacy.ts'

const services = { mailboxes, sealer, consent: mailboxConsent, schedules, recordActivity }

export const handler = endpoint(revokeGmail, services, async ({ actor, deps }) => {
  try {
    await disconnectMailbox(actor, deps)
    await deps.recordActivity(actor.userId, 'gmail_revoked')
  } catch (error) {
    // What was asked for holds already.
    if (!(error instanceof AppError && error.code === 'mailbox_not_connected')) throw error
  }
  return ok({ success: true, message: 'The permission for your Gmail is revoked.' })
})
