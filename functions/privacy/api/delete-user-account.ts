import { requestAccountDeletion } from '../delete-account.ts'
import { clearCookie } from '#platform/http/cookies.ts'
import { endpoint } from '#functions/services/http/endpoint.ts'
import { reply } from '#platform/http/http.ts'
import { accountDeletionMessages } from '#functions/services/queues.ts'
import { deletionRequests } from '#functions/services/privacy.ts'
import { deleteUserAccount } from '#shared/contracts/account/privacy.ts'

export const handler = endpoint(
  deleteUserAccount,
  { deletionRequests, queue: accountDeletionMessages },
  async ({ actor, deps }) =>
    reply(await requestAccountDeletion(actor.userId, deps), { cookies: [clearCookie('sid')] }),
)
