import type { PlanId } from '#shared/catalog/plans.ts'
export type { OneTimeToken } from './one-time-token.store.ts'

/** The identity in the provider's verified ID token. */
export interface Identity {
  readonly issuer: string
  readonly subject: string
  readonly email: string
  readonly emailVerified: boolean
  readonly firstName: string
  readonly lastName: string
}

/** The purpose of an authorization at a provider. */
export type Intent =
  | { readonly purpose: 'sign_in' }
  | { readonly purpose: 'sign_up'; readonly plan: PlanId }
  | { readonly purpose: 'connect_gmail'; readonly userId: string }

/** An authorization request, stored until the browser returns from the provider. */
export interface PendingAuthorization {
  /** SHA-256 of the state parameter, base64url. */
  readonly stateHash: string
  readonly intent: Intent
  /** SHA-256 of the secret in the browser's cookie: only the browser that left may return. */
  readonly browserHash: string
  readonly codeVerifier: string
  readonly nonce: string
  readonly expiresAt: Date
}
