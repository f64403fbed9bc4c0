import type { Subscription } from '#functions/account/model.ts'
import type { Billing } from './model.ts'

/** A user's billing, whose version every write has to name, and the subscription that others read. */
export interface BillingSnapshot {
  /** NO_BILLING when nothing was ever written. */
  readonly billing: Billing
  readonly subscription: Subscription
  /** Null when the account is gone. `mergedInto` is the id of the account that this one was merged into. */
  readonly account: {
    readonly email: string
    readonly firstName: string
    readonly lastName: string
    readonly isActive: boolean
    readonly formerTrialAt?: Date | undefined
    readonly mergedInto: string | null
  } | null
}
