import { getUser } from '#shared/contracts/account/user.ts'
import { call } from '#web/lib/api/api-client.ts'
import { hasDashboardAccess } from '#web/lib/session/subscription-status.ts'

export const requestDashboardAccess = async () => hasDashboardAccess(await call(getUser), Date.now())
