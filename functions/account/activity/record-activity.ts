import type { ActivityAction } from '#shared/catalog/activities.ts'
import type { Clock } from '#platform/clock.ts'
import type { NewId } from '#platform/ids.ts'
import { activityOf } from './model.ts'
import type { ActivityLog } from './activity.store.ts'

/** Records what a user has just done. Never throws: what was done is done, whether or not the log says so. */
export type RecordActivity = (userId: string, action: ActivityAction, details?: string) => Promise<void>

interface RecordActivityDeps {
  readonly activities: Pick<ActivityLog, 'record'>
  readonly newId: NewId
  readonly clock: Clock
  /** Is called when an activity could not be recorded. */
  readonly onFailure: (action: ActivityAction, error: unknown) => void
}

/** Makes the one line that a handler ends with. */
export const recordActivityWith =
  ({ activities, newId, clock, onFailure }: RecordActivityDeps): RecordActivity =>
  async (userId, action, details = '') => {
    try {
      await activities.record(userId, activityOf(action, details, newId, clock.now()))
    } catch (error) {
      onFailure(action, error)
    }
  }
