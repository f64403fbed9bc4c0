import type { ActivityAction } from '#shared/catalog/activities.ts'
import type { Clock } from '#platform/clock.ts'
import type { NewId } from '#platform/ids.ts'
import { activityOf } from './model.ts'
import type { ActivityLog } from './activity.store.ts'

/** Notes what a user has just done. Never throws: what was done is done, whether or not the log says so. */
export type Note = (userId: string, action: ActivityAction, details?: string) => Promise<void>

interface NoteDeps {
  readonly activities: Pick<ActivityLog, 'record'>
  readonly newId: NewId
  readonly clock: Clock
  /** Hears of what could not be noted. */
  readonly missed: (action: ActivityAction, error: unknown) => void
}

/** Makes the one line that a handler ends with. */
export const notesOf =
  ({ activities, newId, clock, missed }: NoteDeps): Note =>
  async (userId, action, details = '') => {
    try {
      await activities.record(userId, activityOf(action, details, newId, clock.now()))
    } catch (error) {
      missed(action, error)
    }
  }
