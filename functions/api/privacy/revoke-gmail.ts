import { AppError } from '#core/kernel/app-error.ts'
import { disconnectMailbox } from '#core/mailbox/manage.ts'
import { endpoint } from '#runtime/endpoint.ts'
import { ok } from '#runtime/http.ts'
import { mailboxConsent } from '#runtime/needs/google.ts'
import { schedules } from '#runtime/needs/schedules.ts'
import { sealer } from '#runtime/needs/sealer.ts'
import { mailboxes } from '#runtime/needs/stores.ts'
import { revokeGmail } from '#shared/contracts/privacy.ts'

const needed = { mailboxes, sealer, consent: mailboxConsent, schedules }

export const handler = endpoint(revokeGmail, needed, async ({ actor, needs }) => {
  try {
    await disconnectMailbox(actor, needs)
  } catch (error) {
    // What was asked for holds already.
    if (!(error instanceof AppError && error.code === 'mailbox_not_connected')) throw error
  }
  return ok({ success: true, message: 'The permission for your Gmail is revoked.' })
})
