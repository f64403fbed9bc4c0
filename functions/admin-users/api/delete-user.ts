import { AppError } from '#platform/app-error.ts'
import { deleteAccount } from '#functions/privacy/erase-account.ts'
import { adminEndpoint } from '#platform/http/admin-endpoint.ts'
import { ok } from '#platform/http/http.ts'
import { erasureMessages } from '#platform/services/queues.ts'
import { erasures, files } from '#platform/services/stores.ts'
import { deleteUser } from '#shared/contracts/admin-users.ts'

export const handler = adminEndpoint(
  deleteUser,
  { files, erasures, queue: erasureMessages },
  async ({ params, deps }) => {
    if ((await deps.files.user(params.id)) === null) throw new AppError('not_found')
    await deleteAccount(params.id, deps)
    return ok({ success: true })
  },
)
