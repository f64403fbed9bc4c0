import type { Account, Subscription, Usage } from './model.ts'

export interface AccountSnapshot {
  readonly account: Account
  readonly subscription: Subscription
  readonly usage: Usage
}

/** An account with what holds for everybody. */
export interface Standing extends AccountSnapshot {
  /** Nobody's emails of a day are more than this; 0 while drafting is paused. */
  readonly dailyMost: number
}

export interface AccountStore {
  /** Account, subscription and usage at an instant, in one read; null when the account is gone. */
  snapshot(userId: string, now: Date): Promise<AccountSnapshot | null>
}

export interface StandingStore {
  /** The same with what holds for everybody, in the same read. */
  standing(userId: string, now: Date): Promise<Standing | null>
}

export interface ProfileStore {
  /** Saves both names; false when the account is gone. */
  rename(
    userId: string,
    names: { readonly firstName: string; readonly lastName: string },
    now: Date,
  ): Promise<boolean>
}

export interface NewAccount {
  readonly id: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly emailVerified: boolean
  readonly subscription: Subscription
}

export interface IdentityStore {
  /** The user behind an identity; null when it was never seen. */
  find(issuer: string, subject: string): Promise<{ userId: string } | null>
  /**
   * Creates the account for an identity; when another request was faster, the account it made is returned.
   */
  create(
    identity: { issuer: string; subject: string },
    account: NewAccount,
    now: Date,
  ): Promise<{ userId: string }>
}

/** The subscription of an account that has never chosen a plan. */
export const NO_SUBSCRIPTION: Subscription = {
  plan: null,
  isTrial: false,
  trialStartAt: null,
  trialEndsAt: null,
  trialEmailsAllowed: null,
  trialPlan: null,
  planActivatedAt: null,
  planExpiresAt: null,
  cancelAt: null,
}
