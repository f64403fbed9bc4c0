import type { ActivityAction } from '#shared/catalog/activities.ts'
import type { NewId } from '#platform/ids.ts'

/** An entry in a user's activity log. */
export interface Activity {
  /** A ULID, which is the sort key of the log. */
  readonly id: string
  readonly action: ActivityAction
  /** A few plain words, or none. Never a secret or somebody else's address. */
  readonly details: string
  readonly at: Date
}

const MAX_DETAILS = 200

export const activityOf = (action: ActivityAction, details: string, newId: NewId, at: Date): Activity => ({
  id: newId('act'),
  action,
  details: details.slice(0, MAX_DETAILS),
  at,
})
