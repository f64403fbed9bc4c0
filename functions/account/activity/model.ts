import type { ActivityAction } from '#shared/catalog/activities.ts'
import type { NewId } from '#platform/ids.ts'

/** Something that a user did, as their own log keeps it. */
export interface Activity {
  /** A ULID: the log is read by it, newest first. */
  readonly id: string
  readonly action: ActivityAction
  /** A few plain words, or none. Never a secret, and never an address of anybody else. */
  readonly details: string
  readonly at: Date
}

const LONGEST_DETAILS = 200

export const activityOf = (action: ActivityAction, details: string, newId: NewId, at: Date): Activity => ({
  id: newId('act'),
  action,
  details: details.slice(0, LONGEST_DETAILS),
  at,
})
