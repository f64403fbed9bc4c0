import { AppError } from '#platform/app-error.ts'
import { requestAccountDeletion } from '#functions/privacy/delete-account.ts'
import { adminEndpoint } from '#functions/services/http/admin-endpoint.ts'
import { accountDeletionMessages } from '#functions/services/queues.ts'
import { deletionRequests } from '#functions/services/privacy.ts'
import { userDetails } from '#functions/services/admin-users.ts'
import { deleteUser } from '#shared/contracts/admin/admin-users.ts'

export const handler = adminEndpoint(
  deleteUser,
  { userDetails, deletionRequests, queue: accountDeletionMessages },
  async ({ params, deps }) => {
    if (!(await deps.userDetails.exists(params.id))) throw new AppError('not_found')
    await requestAccountDeletion(params.id, deps)
    return { success: true as const }
  },
)
