import { takeUpSchedule } from '#functions/runs/take-up-schedule.ts'
import { AppError } from '#platform/app-error.ts'
import type { Clock } from '#platform/clock.ts'
import type { AdminUser } from '#shared/models/admin.ts'
import { adminUserView } from './views.ts'
import type { UserFiles } from './user-detail.store.ts'
import type { AccountSwitch } from './account-switch.store.ts'
import type { RunStore } from '#functions/outreach/run/run.store.ts'
import type { UserSchedules } from '#vendors/scheduler/user-schedules.ts'

interface SwitchDeps {
  readonly accounts: AccountSwitch
  readonly files: Pick<UserFiles, 'user'>
  readonly runs: Pick<RunStore, 'context'>
  readonly schedules: UserSchedules
  readonly clock: Clock
}

/**
 * Switches an account on or off. Off: its sessions end at once, nobody signs in to it, no run starts and no
 * draft begins; what it pays is left as it is. On: its daily run is taken up again, which the first run in
 * vain had given up. Doing it again changes nothing. Throws AppError not_found, unavailable.
 */
export async function switchAccount(
  userId: string,
  isActive: boolean,
  { accounts, files, runs, schedules, clock }: SwitchDeps,
): Promise<AdminUser> {
  if (!(await accounts.set(userId, isActive, clock.now()))) throw new AppError('not_found')
  if (isActive) await takeUpSchedule(userId, { runs, schedules, clock })
  const user = await files.user(userId)
  if (user === null) throw new AppError('not_found')
  return adminUserView(user, clock.now())
}
