import type { User } from '#shared/models/account/user.ts'
export type { AddressEntry } from './address.item.ts'
import type { Account } from './account.item.ts'
import type { Subscription } from './subscription.item.ts'

export type { Account, Subscription }

/** Numbers of emails counted against the allowance. */
export interface Usage {
  readonly today: number
  readonly month: number
  readonly trial: number
}

export interface AccountSnapshot {
  readonly account: Account
  readonly subscription: Subscription
  readonly usage: Usage
}

/** An account with the limit for all users. */
export interface AccountOverview extends AccountSnapshot {
  /** Most emails per user and day; 0 while drafting is paused. */
  readonly dailyCap: number
}

/** An account with data shown only to its user. */
export interface UserOverview extends AccountOverview {
  /** Where this person's, or their card's, only trial was used; null when it was not. */
  readonly trialSpentBy: User['trialSpentBy']
}

export type NewAccount = Pick<Account, 'id' | 'email' | 'firstName' | 'lastName' | 'emailVerified'> & {
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
  pause: null,
  overdue: null,
}
