import { adminUserView } from '../views.ts'
import { resumeSchedule } from '#functions/runs/resume-schedule.ts'
import { AppError } from '#platform/app-error.ts'
import { adminEndpoint } from '#platform/http/admin-endpoint.ts'
import { schedules } from '#platform/services/outreach.ts'
import { userActivations, userDetails, runs } from '#platform/services/stores.ts'
import { setUserStatus } from '#shared/contracts/admin/admin-users.ts'

const services = { activations: userActivations, users: userDetails, runs, schedules }

/** A deactivated user has no sessions, runs or drafts; the subscription stays as it is. */
export const handler = adminEndpoint(setUserStatus, services, async ({ params, body, deps }) => {
  if (!(await deps.activations.set(params.id, body.isActive, deps.clock.now())))
    throw new AppError('not_found')
  // The first run that was refused had removed the schedule.
  if (body.isActive) await resumeSchedule(params.id, deps)
  const user = await deps.users.user(params.id)
  if (user === null) throw new AppError('not_found')
  return { user: adminUserView(user, deps.clock.now()) }
})
