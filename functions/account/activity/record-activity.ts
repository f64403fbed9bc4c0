import type { ActivityDetails, ActivityAction } from '#shared/catalog/activities.ts'
import type { Needs, Only } from '#functions/services/needs.ts'
import { activityOf } from './model.ts'

/** Records what a user has just done. Never throws, because the act itself has succeeded. */
export type RecordActivity = (
  userId: string,
  action: ActivityAction,
  details?: ActivityDetails,
) => Promise<void>

interface RecorderDeps extends Needs<'newId' | 'clock'>, Only<'activities', 'record'> {
  /** Called when recording fails. */
  readonly failed: (action: ActivityAction, error: unknown) => void
}

/** Makes the function that records the activity of a request. */
export const activityRecorder =
  ({ activities, newId, clock, failed }: RecorderDeps): RecordActivity =>
  async (userId, action, details) => {
    try {
      await activities.record(userId, activityOf(action, details ?? null, newId, clock.now()))
    } catch (error) {
      failed(action, error)
    }
  }
