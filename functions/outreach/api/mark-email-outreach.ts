import { setUserStatus } from '../tracker/set-user-status.ts'
import { emailView } from '../tracker/views.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { userStatuses } from '#platform/services/stores.ts'
import { markEmailOutreach } from '#shared/contracts/outreach.ts'

export const handler = endpoint(
  markEmailOutreach,
  { userStatuses },
  async ({ actor, params, body, deps }) => ({
    entry: emailView(await setUserStatus(actor, params.id, body.mark, deps)),
  }),
)
