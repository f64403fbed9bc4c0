import { throttle } from '#core/kernel/throttle.ts'
import { deleteAccount as remove } from '#core/privacy/erase-account.ts'
import { systemClock } from '#runtime/clock.ts'
import { clearCookie } from '#runtime/cookies.ts'
import { endpoint } from '#runtime/endpoint.ts'
import { ok } from '#runtime/http.ts'
import { erasures } from '#runtime/needs/erasure.ts'
import { limits } from '#runtime/needs/limits.ts'
import { erasureMessages } from '#runtime/needs/queues.ts'
import { deleteUserAccount } from '#shared/contracts/privacy.ts'

const PER_HOUR = [{ seconds: 3_600, limit: 10 }]

export const handler = endpoint(
  deleteUserAccount,
  { erasures, queue: erasureMessages, limits },
  async ({ actor, needs }) => {
    await throttle(actor, 'delete-account', PER_HOUR, needs.limits)
    await remove(actor.userId, { ...needs, clock: systemClock })
    return ok(
      { success: true, message: 'Your account is deleted. What is left of it is removed within the hour.' },
      [clearCookie('sid')],
    )
  },
)
