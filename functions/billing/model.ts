import type { PlanId } from '#shared/catalog/plans.ts'
import type { Attempt, Billing } from './billing.item.ts'
import type { Account, Subscription } from '#functions/account/model.ts'

export type { Attempt, Billing }

export const NO_BILLING: Billing = {
  version: 0,
  customerId: null,
  openingSince: null,
  formerCustomerId: null,
  subscriptionId: null,
  attempt: null,
  trialUsedAt: null,
  trialRefused: null,
  paymentProblem: null,
  hasPaid: false,
  dueAt: null,
}

/** A card that can be charged later. */
export interface SavedCard {
  readonly id: string
  /** The provider's fingerprint of the card number, the same for all customers. */
  readonly fingerprint: string | null
  readonly brand: string
  readonly lastFour: string
}

/** A card being set up without a payment. */
export interface CardSetup {
  readonly id: string
  readonly status: 'open' | 'processing' | 'succeeded' | 'canceled'
  readonly createdAt: Date
  /** The resulting card, if it can still be charged. */
  readonly card: SavedCard | null
  /** Sent only to the user who has to confirm the setup. */
  readonly clientSecret: string | null
}

export type SubscriptionStatus =
  | 'incomplete'
  | 'incomplete_expired'
  | 'trialing'
  | 'active'
  | 'past_due'
  | 'canceled'
  | 'unpaid'
  | 'paused'
  /** A status that the provider introduced after this was written. */
  | 'unknown'

export interface LatestInvoice {
  readonly id: string
  readonly status: 'draft' | 'open' | 'paid' | 'uncollectible' | 'void' | 'unknown'
  /** US cents. */
  readonly total: number
  readonly amountPaid: number
  readonly createdAt: Date
  /** When the provider tries to charge it again; null when it does not. */
  readonly nextTryAt: Date | null
  readonly paidAt: Date | null
  /** The payment of the invoice, which may have to be confirmed or may have failed. */
  readonly payment: {
    readonly id: string
    readonly status: 'open' | 'action_required' | 'processing' | 'succeeded' | 'canceled'
  } | null
  readonly clientSecret: string | null
  /** The provider's page where the invoice can be paid. */
  readonly payUrl: string | null
}

export interface ProviderSubscription {
  readonly id: string
  readonly status: SubscriptionStatus
  /** The current plan; null for a price that is not one of ours. */
  readonly planId: PlanId | null
  /** The plan chosen for the next month; null when no other plan was chosen. */
  readonly nextPlanId: PlanId | null
  readonly createdAt: Date
  readonly trialStart: Date | null
  readonly trialEnd: Date | null
  readonly periodEnd: Date | null
  /** When the subscription ends because it was cancelled; null when it renews. */
  readonly cancelAt: Date | null
  /** The month that is skipped, planned or running; null without one. */
  readonly pause: { readonly from: Date; readonly until: Date } | null
  /** The subscription's own default card, which is charged in preference to the customer's. */
  readonly card: SavedCard | null
  /** Card setup that the provider still waits for. */
  readonly pendingSetupId: string | null
  readonly latestInvoice: LatestInvoice | null
  /** Ids of the attempt that created the subscription and of its promotion code, from our own metadata. */
  readonly attemptId: string | null
  readonly promotionCodeId: string | null
  /** Whether a discount covers the whole price for ever, so that nothing will ever be charged. */
  readonly freeForever: boolean
  /** The discount, in percent or in US cents. */
  readonly discount: {
    readonly couponId: string
    readonly percentOff: number | null
    readonly amountOff: number | null
  } | null
  /** The plan named in the subscription's metadata, which has to match the price; null when none is named. */
  readonly namedPlan: PlanId | null
  /** A pending change, with its invoice that can still be paid. */
  readonly waiting: {
    readonly planId: PlanId | null
    readonly invoiceId: string | null
    /** Whether paying the invoice also ends the trial. */
    readonly endsTrial: boolean
  } | null
}

/** What the payment provider knows about a customer and our decisions depend on. */
export interface ProviderCustomer {
  readonly id: string
  /** The customer's default card. */
  readonly card: SavedCard | null
  /** Newest first, including those that have ended. */
  readonly subscriptions: readonly ProviderSubscription[]
  readonly setups: readonly CardSetup[]
  /** Whether any invoice above zero was paid. */
  readonly hasPaid: boolean
}

/** A write to the provider. Its idempotency key is made of the ids in it, so repeating it has no effect. */
export type ProviderWrite =
  /** Sets the customer's default card, and with a subscription also that subscription's. */
  | {
      readonly kind: 'use_card'
      readonly customerId: string
      readonly subscriptionId: string | null
      readonly cardId: string
    }
  | { readonly kind: 'name_plan'; readonly subscriptionId: string; readonly planId: PlanId }
  /** Ends the subscription after the paid period, or lets it continue after all; takes back a pause with it. */
  | { readonly kind: 'set_ending'; readonly subscriptionId: string; readonly ends: boolean }
  | {
      readonly kind: 'cancel_subscription'
      readonly subscriptionId: string
      readonly why: 'superfluous' | 'trial_refused' | 'unfinished'
    }
  | { readonly kind: 'cancel_setup'; readonly setupId: string }
  | { readonly kind: 'void_invoice'; readonly invoiceId: string }
  | { readonly kind: 'refund'; readonly paymentId: string; readonly invoiceId: string }

/** A promotion code as the provider keeps it. Amounts in minor units of `currency`. */
export interface Promotion {
  readonly id: string
  readonly couponId: string
  readonly code: string
  readonly active: boolean
  readonly percentOff: number | null
  readonly amountOff: number | null
  readonly currency: string | null
  readonly duration: 'once' | 'repeating' | 'forever'
  readonly months: number | null
  readonly expiresAt: Date | null
  readonly usedUp: boolean
  /** Whether the coupon behind the code is still valid. */
  readonly couponValid: boolean
  /** The only customer who may use the code; null when anybody may. */
  readonly customerId: string | null
  readonly firstPaymentOnly: boolean
  readonly minimumAmount: number | null
  /** The products the code applies to; null for all. */
  readonly productIds: readonly string[] | null
}

/** A payment page at the provider (a Checkout session) that is still open. */
export interface OpenCheckout {
  readonly id: string
  readonly url: string
  readonly planId: PlanId | null
  readonly promotionCodeId: string | null
  readonly trial: boolean
}

/** What the provider knows about the payment that an id stands for. */
export interface PaymentTrace {
  readonly customerId: string | null
  /** For a Checkout session: the user it was opened for, and whether the user completed it. */
  readonly checkout: {
    readonly userId: string | null
    readonly complete: boolean
    readonly planId: PlanId | null
  } | null
  readonly status: 'succeeded' | 'processing' | 'open' | 'failed'
}

/** An invoice whose automatic payment failed. */
export interface UnpaidInvoice {
  readonly id: string
  /** Number of payment attempts so far. */
  readonly attempts: number
  /** Amount still to be paid, in US cents. */
  readonly amount: number
  /** When the provider tries again; null when it does not. */
  readonly nextTryAt: Date | null
  /** The provider's page where the invoice can be paid. */
  readonly payUrl: string | null
}

/** Money received for an invoice, or refunded. */
export interface Payment {
  /** Id of the invoice or of the refund. */
  readonly id: string
  /** In the currency's smallest unit, never zero; negative for a refund. */
  readonly amount: number
  /** ISO 4217, in lower case. */
  readonly currency: string
  readonly at: Date
}

/** A user's billing, whose version every write has to name, and the subscription that others read. */
export interface BillingSnapshot {
  /** NO_BILLING when nothing was ever written. */
  readonly billing: Billing
  readonly subscription: Subscription
  /** Null when the account is gone. `mergedInto` is the id of the account that this one was merged into. */
  readonly account:
    | (Pick<Account, 'email' | 'firstName' | 'lastName' | 'isActive' | 'formerTrialAt'> & {
        readonly mergedInto: string | null
      })
    | null
}
