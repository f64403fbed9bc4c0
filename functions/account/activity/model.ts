import type { ActivityDetails, ActivityAction } from '#shared/catalog/activities.ts'
import type { NewId } from '#platform/ids.ts'

/** An entry in a user's activity log. */
export interface Activity {
  /** A ULID, which is the sort key of the log. */
  readonly id: string
  readonly action: ActivityAction
  readonly details: ActivityDetails | null
  readonly at: Date
}

export const activityOf = (
  action: ActivityAction,
  details: ActivityDetails | null,
  newId: NewId,
  at: Date,
): Activity => ({ id: newId('act'), action, details, at })
