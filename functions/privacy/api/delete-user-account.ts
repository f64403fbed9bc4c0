import { deleteAccount as remove } from '../erase-account.ts'
import { clearCookie } from '#platform/http/cookies.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ok } from '#platform/http/http.ts'
import { erasureMessages } from '#platform/services/queues.ts'
import { erasures } from '#platform/services/stores.ts'
import { deleteUserAccount } from '#shared/contracts/privacy.ts'

export const handler = endpoint(
  deleteUserAccount,
  { erasures, queue: erasureMessages },
  async ({ actor, deps }) => {
    await remove(actor.userId, deps)
    return ok(
      { success: true, message: 'Your account is deleted. What is left of it is removed within the hour.' },
      [clearCookie('sid')],
    )
  },
)
