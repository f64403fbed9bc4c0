import { switchAccount } from '#core/oversight/switch-account.ts'
import { adminEndpoint } from '#runtime/admin-endpoint.ts'
import { systemClock } from '#runtime/clock.ts'
import { ok } from '#runtime/http.ts'
import { accountSwitches, files } from '#runtime/needs/oversight.ts'
import { schedules } from '#runtime/needs/schedules.ts'
import { runs } from '#runtime/needs/stores.ts'
import { setUserStatus } from '#shared/contracts/admin-users.ts'

export const handler = adminEndpoint(
  setUserStatus,
  { accounts: accountSwitches, files, runs, schedules },
  async ({ params, body, needs }) =>
    ok({ user: await switchAccount(params.id, body.isActive, { ...needs, clock: systemClock }) }),
)
