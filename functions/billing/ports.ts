import type { Subscription } from '#functions/account/model.ts'
import type { PlanId } from '#shared/catalog/plans.ts'
import type {
  Billing,
  OpenCheckout,
  PaymentTrace,
  Promotion,
  ProviderCustomer,
  ProviderWrite,
} from './model.ts'

/**
 * A user's billing with the version that a write has to name, and the subscription that the rest of the
 * product reads.
 */
export interface BillingSnapshot {
  /** NO_BILLING when nothing was ever written. */
  readonly billing: Billing
  readonly subscription: Subscription
  /** Null when the account is gone; `mergedInto` says whose it became part of. */
  readonly account: {
    readonly email: string
    readonly firstName: string
    readonly lastName: string
    readonly isActive: boolean
    readonly mergedInto: string | null
  } | null
}

/**
 * Billing in the table. Every write names the version it was made from and fails when another came between.
 */
export interface BillingStore {
  read(userId: string): Promise<BillingSnapshot>
  /**
   * Writes billing, and with it the subscription where one is given, and claims a card's fingerprint for the
   * user's trial where one is given, all or nothing; `newCustomer` also writes down whose customer that is.
   * `lost`: another write came between, or the account is gone. `card_taken`: the card's trial belongs to
   * another user.
   */
  write(
    userId: string,
    from: number,
    next: Omit<Billing, 'version'>,
    also?: {
      readonly subscription?: Subscription
      readonly newCustomer?: string
      readonly claimCard?: { readonly fingerprint: string; readonly at: Date }
    },
  ): Promise<'written' | 'lost' | 'card_taken'>
  /** Whose customer this is; null for one that is none of ours. */
  userOf(customerId: string): Promise<string | null>
  /** Whose trial a card's fingerprint (its HMAC) belongs to; null when it had none. */
  trialOwner(fingerprint: string): Promise<string | null>
  /** When a deleted account under this address (its HMAC) had its trial; null when none had. */
  formerTrial(fingerprint: string): Promise<Date | null>
  /**
   * Users whose standing changes by itself and should be looked at by `now`; the oldest of each shard first.
   */
  due(now: Date): Promise<readonly string[]>
}

/** Reads and corrects a customer at the payment provider: what bringing an account in step needs. */
export interface CustomerTruth {
  /**
   * Null when the customer was deleted. Throws AppError unavailable, and Error for one that the provider has
   * never had.
   */
  customer(customerId: string): Promise<ProviderCustomer | null>
  /**
   * Repeating it changes nothing; what is done already, or gone, counts as done. Throws AppError unavailable.
   */
  apply(write: ProviderWrite): Promise<void>
}

/**
 * Has the payment provider delete a customer with their cards; one that is gone counts as done. Throws
 * AppError unavailable.
 */
export interface CustomerForgetting {
  forget(customerId: string): Promise<void>
}

interface Order {
  readonly userId: string
  readonly customerId: string
  readonly planId: PlanId
  readonly promotionCodeId: string | null
  /** Taken instead of the code where there is one. */
  readonly couponId: string | null
  readonly trial: boolean
  readonly attemptId: string
  /** Charged at once where it is given; else the browser confirms a card. */
  readonly cardId?: string
}

/** Opens things at the payment provider. A key makes the same thing of every call that carries it. */
export interface Orders {
  /** A living customer that was opened for this user; null when there is none. */
  findCustomer(person: { readonly userId: string; readonly email: string }): Promise<string | null>
  /** The customer's id. Throws AppError unavailable. */
  openCustomer(
    person: { readonly userId: string; readonly email: string; readonly name: string },
    key: string,
  ): Promise<string>
  /** Throws AppError coupon_invalid, payment_in_progress (the same key is at work), unavailable. */
  openSubscription(order: Order, key: string): Promise<{ readonly id: string }>
  /** What the next month of a subscription will cost after discounts, in US cents. */
  nextTotal(subscriptionId: string): Promise<number>
  /** Puts a coupon on a subscription whose code was spent on the invoice of a trial, which costs nothing. */
  applyCoupon(subscriptionId: string, couponId: string): Promise<void>
  openCheckouts(customerId: string): Promise<readonly OpenCheckout[]>
  /** Throws as openSubscription does. */
  openCheckout(
    order: Order & { readonly successUrl: string; readonly cancelUrl: string },
    key: string,
  ): Promise<OpenCheckout>
  /** Nobody can pay on it any more; one that was gone through or is over stays as it is. */
  closeCheckout(checkoutId: string): Promise<void>
}

/** Changes what somebody has into what they upgrade to. */
export interface Upgrades {
  /**
   * The secret of a card form that only keeps a card. Throws AppError payment_in_progress (the same key is at
   * work), unavailable.
   */
  openSetup(owner: { readonly userId: string; readonly customerId: string }, key: string): Promise<string>
  /**
   * Lowers the price of what is charged from now on; null takes the discount away. `promotionCodeId` is what
   * the subscription says of itself afterwards. Throws AppError coupon_invalid, unavailable.
   */
  setDiscount(
    subscriptionId: string,
    change: {
      readonly by: { readonly promotionCodeId: string } | { readonly couponId: string } | null
      readonly promotionCodeId: string | null
    },
    key: string,
  ): Promise<void>
  /**
   * Ends a trial now and charges the first month of the plan. What is not paid at once waits, and the trial
   * goes on until it is. Does nothing to what is no trial any more. Throws AppError payment_in_progress (the
   * same key is at work), unavailable.
   */
  endTrial(change: { readonly subscriptionId: string; readonly planId: PlanId }, key: string): Promise<void>
}

export interface Promotions {
  /** By the code as somebody typed it, whatever the case of its letters; null when there is none. */
  find(code: string): Promise<Promotion | null>
  /** The provider's product of a plan, for codes that are for some products only. */
  productOf(planId: PlanId): Promise<string>
}

export interface PaymentTraces {
  /** What an id of a Checkout session, an intent or a subscription stands for; null when there is none. */
  trace(id: string): Promise<PaymentTrace | null>
}
