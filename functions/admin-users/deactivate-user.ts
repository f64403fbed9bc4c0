import { endSubscription } from '#functions/billing/subscription/end-subscription.ts'
import type { SyncSubscriptionDeps } from '#functions/billing/subscription/sync-subscription.ts'
import { userActor } from '#platform/actor.ts'
import { resumeSchedule } from '#functions/runs/resume-schedule.ts'
import { AppError } from '#platform/app-error.ts'
import type { Needs, Only } from '#functions/services/needs.ts'

type ActivationDeps = Needs<'userActivations' | 'clock'>
type ReactivationDeps = ActivationDeps & Needs<'schedules'> & Only<'runs', 'context'>

/**
 * Ends a user's sessions, runs and drafts until an admin reactivates the account; the subscription stays as
 * it is. Throws AppError not_found for an account that is merged or deleted.
 */
export async function deactivateUser(
  userId: string,
  { userActivations, clock }: ActivationDeps,
): Promise<void> {
  if (!(await userActivations.set(userId, false, clock.now()))) throw new AppError('not_found')
}

/**
 * Cancels the subscription of an account that has just been deactivated, so that nothing more is charged. A failure is
 * reported and undoes nothing. Null when there is no subscription.
 */
export async function cancelDeactivated(
  userId: string,
  deps: SyncSubscriptionDeps,
): Promise<'cancelled' | 'failed' | null> {
  try {
    await endSubscription(userActor(userId), deps)
    return 'cancelled'
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return error.code === 'no_subscription' ? null : 'failed'
  }
}

/**
 * Opens a deactivated account again. Its daily schedule is restored, because the first run that was refused
 * had removed it. Throws AppError not_found as above, and unavailable when the schedule cannot be saved.
 */
export async function reactivateUser(userId: string, deps: ReactivationDeps): Promise<void> {
  if (!(await deps.userActivations.set(userId, true, deps.clock.now()))) throw new AppError('not_found')
  await resumeSchedule(userId, deps)
}
