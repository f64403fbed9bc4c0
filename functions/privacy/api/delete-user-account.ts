import { throttle } from '#platform/throttle.ts'
import { requestAccountDeletion } from '../delete-account.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { clearCookie } from '#platform/http/cookies.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ok } from '#platform/http/http.ts'
import { accountDeletions } from '#platform/services/account-deletion.ts'
import { limits } from '#platform/services/limits.ts'
import { accountDeletionMessages } from '#platform/services/queues.ts'
import { deleteUserAccount } from '#shared/contracts/privacy.ts'

const PER_HOUR = [{ seconds: 3_600, limit: 10 }]

export const handler = endpoint(
  deleteUserAccount,
  { accountDeletions, queue: accountDeletionMessages, limits },
  async ({ actor, deps }) => {
    await throttle(actor, 'delete-account', PER_HOUR, deps.limits)
    await requestAccountDeletion(actor.userId, { ...deps, clock: systemClock })
    return ok(
      { success: true, message: 'Your account is deleted. What is left of it is removed within the hour.' },
      [clearCookie('sid')],
    )
  },
)
