import type { PlanId } from '#shared/catalog/plans.ts'
import type { User } from '#shared/models/account/user.ts'

export interface Account {
  readonly id: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly emailVerified: boolean
  readonly isActive: boolean
  readonly createdAt: Date
  readonly updatedAt: Date
  /** When an account of the same person, deleted since, had its trial. */
  readonly formerTrialAt?: Date | undefined
  /** Since when no run is started, because its user found a job. */
  readonly pausedAt?: Date | undefined
}

export interface Subscription {
  /** In a trial with a card behind it the plan that takes over when it ends; null in one that only ends. */
  readonly plan: PlanId | null
  readonly isTrial: boolean
  readonly trialStartAt: Date | null
  readonly trialEndsAt: Date | null
  readonly trialEmailsAllowed: number | null
  /** Plan that follows the trial. */
  readonly trialPlan: PlanId | null
  /** The plan that a lower one, chosen for the next month, becomes at planExpiresAt; null when it stays. */
  readonly nextPlan: PlanId | null
  /** The paid plan that the current one took the place of; null when it began otherwise. */
  readonly previousPlan: PlanId | null
  /** When the current plan began; lifts the once-a-day block when later than the last send. */
  readonly planActivatedAt: Date | null
  /** End of the paid period, for showing; access ends with cancelAt alone, for renewals arrive late. */
  readonly planExpiresAt: Date | null
  readonly cancelAt: Date | null
}

/** Emails counted against the allowance. */
export interface Usage {
  readonly today: number
  readonly month: number
  readonly trial: number
}

/**
 * One way into an account, found by an address. An imported account has a password, the others sign in with
 * Google.
 */
export interface AddressEntry {
  readonly userId: string
  readonly kind: 'google' | 'password'
  /** Argon2id in the PHC string format; null for an account that signs in with Google. */
  readonly passwordHash: string | null
}

export interface AccountSnapshot {
  readonly account: Account
  readonly subscription: Subscription
  readonly usage: Usage
}

/** An account with what holds for everybody. */
export interface AccountOverview extends AccountSnapshot {
  /** Nobody's emails of a day are more than this; 0 while drafting is paused. */
  readonly dailyCap: number
}

/** And with what is shown to its user alone. */
export interface UserOverview extends AccountOverview {
  /** Where the one trial of this person, or of their card, was used; null when it was not. */
  readonly trialSpentBy: User['trialSpentBy']
}

export interface NewAccount {
  readonly id: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly emailVerified: boolean
  readonly subscription: Subscription
}

/** The subscription of an account that has never chosen a plan. */
export const NO_SUBSCRIPTION: Subscription = {
  plan: null,
  isTrial: false,
  trialStartAt: null,
  trialEndsAt: null,
  trialEmailsAllowed: null,
  trialPlan: null,
  nextPlan: null,
  previousPlan: null,
  planActivatedAt: null,
  planExpiresAt: null,
  cancelAt: null,
}
