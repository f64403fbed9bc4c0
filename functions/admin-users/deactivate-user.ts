import { resumeSchedule, type ResumeScheduleDeps } from '#functions/runs/resume-schedule.ts'
import { AppError } from '#platform/app-error.ts'
import type { Clock } from '#platform/clock.ts'
import type { AdminUser } from '#shared/models/admin/admin.ts'
import { adminUserView } from './views.ts'
import type { UserDetails } from './user-detail.store.ts'
import type { UserActivation } from './user-activation.store.ts'

interface ActivationDeps {
  readonly activations: UserActivation
  readonly users: Pick<UserDetails, 'user'>
  readonly clock: Clock
}

/**
 * Deactivates a user: ends all sessions and prevents sign-ins, runs and drafts; the subscription stays as it
 * is. Idempotent. Throws AppError not_found.
 */
export async function deactivateUser(userId: string, deps: ActivationDeps): Promise<AdminUser> {
  if (!(await deps.activations.set(userId, false, deps.clock.now()))) throw new AppError('not_found')
  return await userAfter(userId, deps)
}

/**
 * Reactivates a user, and restores the schedule of the daily run, which the first refused run had removed.
 * Idempotent. Throws AppError not_found, unavailable.
 */
export async function reactivateUser(
  userId: string,
  deps: ActivationDeps & Omit<ResumeScheduleDeps, 'clock'>,
): Promise<AdminUser> {
  if (!(await deps.activations.set(userId, true, deps.clock.now()))) throw new AppError('not_found')
  await resumeSchedule(userId, deps)
  return await userAfter(userId, deps)
}

async function userAfter(userId: string, { users, clock }: ActivationDeps): Promise<AdminUser> {
  const user = await users.user(userId)
  if (user === null) throw new AppError('not_found')
  return adminUserView(user, clock.now())
}
