import type { Activity } from '#functions/account/activity/model.ts'
import type { Account, Subscription } from '#functions/account/model.ts'
import type { Mailbox } from '#functions/mailbox/model.ts'
import type { Retention } from './retention.ts'

/** What the privacy page shows and what decides about the deletion of an account that is not used. */
export interface PrivacyFacts {
  readonly account: Account
  readonly subscription: Subscription
  readonly mailbox: Mailbox | null
  readonly retention: Retention | null
  /** Whether a sign-in of the identity provider leads to the account. */
  readonly hasIdentity: boolean
  /** Newest first. */
  readonly activity: readonly Activity[]
}

export interface RetentionStore {
  /** All at once; null for an account that is gone, was linked into another or is being deleted. */
  facts(userId: string, now: Date, activities: number): Promise<PrivacyFacts | null>
  save(userId: string, retention: Retention): Promise<void>
  /** Some of those that have to be looked at by `now`; the others the next time. */
  due(now: Date): Promise<readonly string[]>
  /** Replaces what was read; false when the user or another process changed it meanwhile. */
  replace(userId: string, read: Retention, next: Retention): Promise<boolean>
  /** Is not due before then, whatever it says. */
  putOff(userId: string, until: Date): Promise<void>
  remove(userId: string): Promise<void>
}
