import { AppError } from '#platform/app-error.ts'
import { disconnectMailbox } from '#functions/mailbox/manage.ts'
import { endpoint } from '#functions/services/http/endpoint.ts'
import { recordActivity } from '#functions/services/http/record-activity.ts'
import { reply } from '#platform/http/http.ts'
import { sealer } from '#functions/services/crypto.ts'
import { draftMailbox, mailboxes } from '#functions/services/mailbox.ts'
import { schedules } from '#functions/services/schedules.ts'
import { revokeGmail } from '#shared/contracts/account/privacy.ts'

const services = { mailboxes, sealer, consent: draftMailbox, schedules, recordActivity }

export const handler = endpoint(revokeGmail, services, async ({ actor, deps }) => {
  const revoked = { success: true, message: 'The permission for your Gmail is revoked.' }
  try {
    await disconnectMailbox(actor, deps)
    return revoked
  } catch (error) {
    // There is no permission to revoke, which is what the user wants.
    if (error instanceof AppError && error.code === 'mailbox_not_connected')
      return reply(revoked, { activity: null })
    throw error
  }
})
