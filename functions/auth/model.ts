import type { PlanId } from '#shared/catalog/plans.ts'
export type { OneTimeToken } from './one-time-token.store.ts'

/** What the identity provider vouches for, after its token was verified. */
export interface Identity {
  readonly issuer: string
  readonly subject: string
  readonly email: string
  readonly emailVerified: boolean
  readonly firstName: string
  readonly lastName: string
}

/** Why a browser leaves for a provider. */
export type Intent =
  | { readonly purpose: 'sign_in' }
  | { readonly purpose: 'sign_up'; readonly plan: PlanId }
  | { readonly purpose: 'connect_gmail'; readonly userId: string }

/** What is remembered between leaving for a provider and coming back. */
export interface PendingAuthorization {
  /** SHA-256 of the state parameter, base64url. */
  readonly stateHash: string
  readonly intent: Intent
  /**
   * SHA-256 of the secret in the browser's own cookie: the answer must come back to the browser that left.
   */
  readonly browserHash: string
  readonly codeVerifier: string
  readonly nonce: string
  readonly expiresAt: Date
}
