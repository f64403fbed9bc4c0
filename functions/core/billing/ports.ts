import type { Subscription } from '#core/account/model.ts'
import type { Billing, ProviderCustomer, ProviderWrite } from './model.ts'

/** A user's billing with the version that a write has to name, and the subscription that the rest of the product reads. */
export interface BillingSnapshot {
  /** NO_BILLING when nothing was ever written. */
  readonly billing: Billing
  readonly subscription: Subscription
  /** Null when the account is gone. */
  readonly account: { readonly email: string; readonly firstName: string; readonly lastName: string; readonly isActive: boolean } | null
}

/** Billing in the table. Every write names the version it was made from and fails when another came between. */
export interface BillingStore {
  read(userId: string): Promise<BillingSnapshot>
  /**
   * Writes billing, and with it the subscription where one is given, and claims a card's fingerprint for the user's trial where one
   * is given, all or nothing; `newCustomer` also writes down whose customer that is. `lost`: another write came between, or the account
   * is gone. `card_taken`: the card's trial belongs to another user.
   */
  write(
    userId: string,
    from: number,
    next: Omit<Billing, 'version'>,
    also?: { readonly subscription?: Subscription; readonly newCustomer?: string; readonly claimCard?: { readonly fingerprint: string; readonly at: Date } },
  ): Promise<'written' | 'lost' | 'card_taken'>
  /** Whose customer this is; null for one that is none of ours. */
  userOf(customerId: string): Promise<string | null>
  /** Whose trial a card's fingerprint (its HMAC) belongs to; null when it had none. */
  trialOwner(fingerprint: string): Promise<string | null>
  /** Users whose standing changes by itself and should be looked at by `now`; the oldest of each shard first. */
  due(now: Date): Promise<readonly string[]>
}

/** Reads and corrects a customer at the payment provider: what bringing an account in step needs. */
export interface CustomerTruth {
  /** Null when the customer was deleted or never existed. Throws AppError unavailable. */
  customer(customerId: string): Promise<ProviderCustomer | null>
  /** Repeating it changes nothing; what is done already, or gone, counts as done. Throws AppError unavailable. */
  apply(write: ProviderWrite): Promise<void>
}
