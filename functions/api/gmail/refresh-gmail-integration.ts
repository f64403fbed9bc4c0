import { throttle } from '#core/kernel/throttle.ts'
import { refreshMailbox } from '#core/mailbox/manage.ts'
import { endpoint } from '#runtime/endpoint.ts'
import { ok } from '#runtime/http.ts'
import { note } from '#runtime/needs/activity.ts'
import { draftMailbox } from '#runtime/needs/google.ts'
import { limits } from '#runtime/needs/limits.ts'
import { sealer } from '#runtime/needs/sealer.ts'
import { mailboxes } from '#runtime/needs/stores.ts'
import { refreshGmailIntegration } from '#shared/contracts/gmail.ts'

const PER_HOUR = [{ seconds: 3_600, limit: 30 }]

export const handler = endpoint(
  refreshGmailIntegration,
  { mailboxes, sealer, mailbox: draftMailbox, limits, note },
  async ({ actor, needs }) => {
    await throttle(actor, 'refresh', PER_HOUR, needs.limits)
    await refreshMailbox(actor, needs)
    await needs.note(actor.userId, 'gmail_refreshed')
    return ok({ message: 'Your Gmail connection has been refreshed successfully' })
  },
)
