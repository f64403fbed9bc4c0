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
