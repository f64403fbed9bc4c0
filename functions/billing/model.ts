import type { PlanId } from '#shared/catalog/plans.ts'
import type { Attempt, Billing } from './billing.item.ts'

export type { Attempt, Billing }

export const NO_BILLING: Billing = {
  version: 0,
  customerId: null,
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
  /** The provider's name for the card's number, the same for all customers. */
  readonly fingerprint: string | null
  readonly brand: string
  readonly lastFour: string
}

/** A card being set up without a payment. */
export interface CardSetup {
  readonly id: string
  readonly status: 'open' | 'processing' | 'succeeded' | 'canceled'
  readonly createdAt: Date
  /** The card that came of it, when it can still be charged. */
  readonly card: SavedCard | null
  /** The user who confirmed is told of it; nobody else. */
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

export interface LatestInvoice {
  readonly id: string
  readonly status: 'draft' | 'open' | 'paid' | 'uncollectible' | 'void'
  /** US cents. */
  readonly total: number
  readonly amountPaid: number
  readonly paidAt: Date | null
  /** The payment of it that has to be confirmed or has failed. */
  readonly payment: {
    readonly id: string
    readonly status: 'open' | 'action_required' | 'processing' | 'succeeded' | 'canceled'
  } | null
  readonly clientSecret: string | null
  /** The provider's own page to pay it. */
  readonly payUrl: string | null
}

export interface ProviderSubscription {
  readonly id: string
  readonly status: SubscriptionStatus
  /** The plan that counts now. Null for a price that is none of ours. */
  readonly planId: PlanId | null
  /** The plan from the next month on, where another was chosen for then; null otherwise. */
  readonly nextPlanId: PlanId | null
  readonly createdAt: Date
  readonly trialStart: Date | null
  readonly trialEnd: Date | null
  readonly periodEnd: Date | null
  /** When it ends because somebody cancelled it; null when it goes on. */
  readonly cancelAt: Date | null
  /** Its own default, which is charged before the customer's. */
  readonly card: SavedCard | null
  /** Card setup that the provider still waits for. */
  readonly pendingSetupId: string | null
  readonly latestInvoice: LatestInvoice | null
  /** From our own metadata: which attempt made it, and with which code. */
  readonly attemptId: string | null
  readonly promotionCodeId: string | null
  /** A discount of the whole price that never ends: nothing will ever have to be paid. */
  readonly freeForever: boolean
  /** What lowers its price; percent, or US cents. */
  readonly discount: {
    readonly couponId: string
    readonly percentOff: number | null
    readonly amountOff: number | null
  } | null
  /** The plan that its metadata names, which has to follow the price; null where they name none. */
  readonly namedPlan: PlanId | null
  /** A change that waits for its payment, with the invoice that can still be paid. */
  readonly waiting: {
    readonly planId: PlanId | null
    readonly invoiceId: string | null
    /** Paying it ends the trial too. */
    readonly endsTrial: boolean
  } | null
}

/** All that the payment provider knows of a customer that decides what they may do. */
export interface ProviderCustomer {
  readonly id: string
  /** The customer's default card. */
  readonly card: SavedCard | null
  /** Newest first, ended ones too. */
  readonly subscriptions: readonly ProviderSubscription[]
  readonly setups: readonly CardSetup[]
  /** Some invoice of more than nothing was paid. */
  readonly hasPaid: boolean
}

/**
 * What has to be told to the provider; each is done under a key made of the ids in it, so doing it again
 * changes nothing.
 */
export type ProviderWrite =
  /** Without a subscription for whatever follows. */
  | {
      readonly kind: 'use_card'
      readonly customerId: string
      readonly subscriptionId: string | null
      readonly cardId: string
    }
  | { readonly kind: 'name_plan'; readonly subscriptionId: string; readonly planId: PlanId }
  /** It ends with what is paid for, or goes on after all. */
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
  /** The coupon behind it still counts. */
  readonly couponValid: boolean
  /** The one customer it was made for. */
  readonly customerId: string | null
  readonly firstPaymentOnly: boolean
  readonly minimumAmount: number | null
  /** The products that it is for; null for all. */
  readonly productIds: readonly string[] | null
}

/** The provider's own payment page while it waits for somebody. */
export interface OpenCheckout {
  readonly id: string
  readonly url: string
  readonly planId: PlanId | null
  readonly promotionCodeId: string | null
  readonly trial: boolean
}

/** Whose payment an id stands for, and what is known of it. */
export interface PaymentTrace {
  readonly customerId: string | null
  /** For a Checkout session: the user it was opened for, and whether it was gone through to the end. */
  readonly checkout: {
    readonly userId: string | null
    readonly complete: boolean
    readonly planId: PlanId | null
  } | null
  readonly status: 'succeeded' | 'processing' | 'open' | 'failed'
}
