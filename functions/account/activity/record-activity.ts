import type { ActivityAction } from '#shared/catalog/activities.ts'
import type { Clock } from '#platform/clock.ts'
import type { NewId } from '#platform/ids.ts'
import type { ActivityLog } from './activity.store.ts'
import { activityOf } from './model.ts'

/** Records what a user has just done. Never throws, because the act itself has succeeded. */
export type RecordActivity = (userId: string, action: ActivityAction, details?: string) => Promise<void>

interface RecorderDeps {
  readonly activities: Pick<ActivityLog, 'record'>
  readonly newId: NewId
  readonly clock: Clock
  /** Called when recording fails. */
  readonly failed: (action: ActivityAction, error: unknown) => void
}

/** Makes the function that records the activity of a request. */
export const activityRecorder =
  ({ activities, newId, clock, failed }: RecorderDeps): RecordActivity =>
  async (userId, action, details = '') => {
    try {
      await activities.record(userId, activityOf(action, details, newId, clock.now()))
    } catch (error) {
      failed(action, error)
    }
  }
