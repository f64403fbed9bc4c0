import { switchAccount } from '../switch-account.ts'
import { adminEndpoint } from '#platform/http/admin-endpoint.ts'
import { ok } from '#platform/http/http.ts'
import { schedules } from '#platform/services/outreach.ts'
import { accountSwitches, files, runs } from '#platform/services/stores.ts'
import { setUserStatus } from '#shared/contracts/admin-users.ts'

export const handler = adminEndpoint(
  setUserStatus,
  { accounts: accountSwitches, files, runs, schedules },
  async ({ params, body, deps }) => ok({ user: await switchAccount(params.id, body.isActive, deps) }),
)
