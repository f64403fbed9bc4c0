import { throttle } from '#platform/throttle.ts'
import { deleteAccount as remove } from '../erase-account.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { clearCookie } from '#platform/http/cookies.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ok } from '#platform/http/http.ts'
import { erasureMessages } from '#platform/services/queues.ts'
import { erasures } from '#platform/services/stores.ts'
import { limits } from '#platform/services/table.ts'
import { deleteUserAccount } from '#shared/contracts/privacy.ts'

const PER_HOUR = [{ seconds: 3_600, limit: 10 }]

export const handler = endpoint(
  deleteUserAccount,
  { erasures, queue: erasureMessages, limits },
  async ({ actor, deps }) => {
    await throttle(actor, 'delete-account', PER_HOUR, deps.limits)
    await remove(actor.userId, { ...deps, clock: systemClock })
    return ok(
      { success: true, message: 'Your account is deleted. What is left of it is removed within the hour.' },
      [clearCookie('sid')],
    )
  },
)
