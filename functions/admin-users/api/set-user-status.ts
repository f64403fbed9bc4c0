import { cancelDeactivated, deactivateUser, reactivateUser } from '../deactivate-user.ts'
import { adminUserView } from '../views.ts'
import { AppError } from '#platform/app-error.ts'
import { adminEndpoint } from '#functions/services/http/admin-endpoint.ts'
import { schedules } from '#functions/services/schedules.ts'
import { userActivations, userDetails } from '#functions/services/admin-users.ts'
import { syncServices } from '#functions/services/payments.ts'
import { runs } from '#functions/services/outreach.ts'
import { setUserStatus } from '#shared/contracts/admin/admin-users.ts'

const services = { ...syncServices, userActivations, userDetails, runs, schedules }

export const handler = adminEndpoint(setUserStatus, services, async ({ params, body, deps }) => {
  await (body.isActive ? reactivateUser(params.id, deps) : deactivateUser(params.id, deps))
  const cancels = !body.isActive && body.cancelSubscription === true
  const subscription = cancels ? await cancelDeactivated(params.id, deps) : null
  const user = await deps.userDetails.user(params.id)
  if (user === null) throw new AppError('not_found')
  return { user: adminUserView(user, deps.clock.now()), subscription }
})
