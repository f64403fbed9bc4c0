import { AppError } from '#core/kernel/app-error.ts'
import { deleteAccount } from '#core/privacy/erase-account.ts'
import { adminEndpoint } from '#runtime/admin-endpoint.ts'
import { systemClock } from '#runtime/clock.ts'
import { ok } from '#runtime/http.ts'
import { erasures } from '#runtime/needs/erasure.ts'
import { files } from '#runtime/needs/oversight.ts'
import { erasureMessages } from '#runtime/needs/queues.ts'
import { deleteUser } from '#shared/contracts/admin-users.ts'

export const handler = adminEndpoint(
  deleteUser,
  { files, erasures, queue: erasureMessages },
  async ({ params, needs }) => {
    if ((await needs.files.user(params.id)) === null) throw new AppError('not_found')
    await deleteAccount(params.id, { ...needs, clock: systemClock })
    return ok({ success: true })
  },
)
