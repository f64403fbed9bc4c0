import { throttle } from '#platform/throttle.ts'
import { refreshMailbox } from '../manage.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ok } from '#platform/http/http.ts'
import { note } from '#platform/services/activity.ts'
import { sealer } from '#platform/services/crypto.ts'
import { draftMailbox } from '#platform/services/google.ts'
import { mailboxes } from '#platform/services/stores.ts'
import { limits } from '#platform/services/table.ts'
import { refreshGmailIntegration } from '#shared/contracts/gmail.ts'

const PER_HOUR = [{ seconds: 3_600, limit: 30 }]

export const handler = endpoint(
  refreshGmailIntegration,
  { mailboxes, sealer, mailbox: draftMailbox, limits, note },
  async ({ actor, deps }) => {
    await throttle(actor, 'refresh', PER_HOUR, deps.limits)
    await refreshMailbox(actor, deps)
    await deps.note(actor.userId, 'gmail_refreshed')
    return ok({ message: 'Your Gmail connection has been refreshed successfully' })
  },
)
