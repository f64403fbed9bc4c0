import { AppError } from '#platform/app-error.ts'
import { requestAccountDeletion } from '#functions/privacy/delete-account.ts'
import { adminEndpoint } from '#platform/http/admin-endpoint.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { ok } from '#platform/http/http.ts'
import { accountDeletions } from '#platform/services/account-deletion.ts'
import { userDetails } from '#platform/services/admin-users.ts'
import { accountDeletionMessages } from '#platform/services/queues.ts'
import { deleteUser } from '#shared/contracts/admin-users.ts'

export const handler = adminEndpoint(
  deleteUser,
  { userDetails, accountDeletions, queue: accountDeletionMessages },
  async ({ params, deps }) => {
    if ((await deps.userDetails.user(params.id)) === null) throw new AppError('not_found')
    await requestAccountDeletion(params.id, { ...deps, clock: systemClock })
    return ok({ success: true })
  },
)
