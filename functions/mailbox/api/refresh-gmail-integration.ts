import { throttle } from '#platform/throttle.ts'
import { refreshMailbox } from '../manage.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ok } from '#platform/http/http.ts'
import { recordActivity } from '#platform/services/activity.ts'
import { draftMailbox } from '#platform/services/google.ts'
import { limits } from '#platform/services/limits.ts'
import { sealer } from '#platform/services/sealer.ts'
import { mailboxes } from '#platform/services/stores.ts'
import { refreshGmailIntegration } from '#shared/contracts/gmail.ts'

const PER_HOUR = [{ seconds: 3_600, limit: 30 }]

export const handler = endpoint(
  refreshGmailIntegration,
  { mailboxes, sealer, mailbox: draftMailbox, limits, recordActivity },
  async ({ actor, deps }) => {
    await throttle(actor, 'refresh', PER_HOUR, deps.limits)
    await refreshMailbox(actor, deps)
    await deps.recordActivity(actor.userId, 'gmail_refreshed')
    return ok({ message: 'Your Gmail connection has been refreshed successfully' })
  },
)
