import { deactivateUser, reactivateUser } from '../deactivate-user.ts'
import { adminEndpoint } from '#platform/http/admin-endpoint.ts'
import { schedules } from '#platform/services/outreach.ts'
import { userActivations, userDetails, runs } from '#platform/services/stores.ts'
import { setUserStatus } from '#shared/contracts/admin/admin-users.ts'

export const handler = adminEndpoint(
  setUserStatus,
  { activations: userActivations, users: userDetails, runs, schedules },
  async ({ params, body, deps }) => {
    const change = body.isActive ? reactivateUser : deactivateUser
    return { user: await change(params.id, deps) }
  },
)
