import type { Activity } from '#functions/account/activity/model.ts'
import type { PlanId } from '#shared/catalog/plans.ts'
import type { Session } from './session.ts'

/** What the identity provider vouches for, after its token was verified. */
export interface Identity {
  readonly issuer: string
  readonly subject: string
  readonly email: string
  readonly emailVerified: boolean
  readonly firstName: string
  readonly lastName: string
}

/** Sign-in at the identity provider (authorization code, PKCE, nonce). */
export interface IdentityProvider {
  authorizeUrl(request: { state: string; nonce: string; codeChallenge: string }): string
  /** Exchanges the code and verifies the ID token. Throws AppError sign_in_failed. */
  exchange(request: { code: string; codeVerifier: string; nonce: string }): Promise<Identity>
}

/** Keeps sessions under the hash of their secret. */
export interface SessionStore {
  /** The session that lives at `now`; null when unknown, over or of an account that was closed. */
  find(hash: string, now: Date): Promise<Session | null>
  /**
   * Opens a session and, in the same step, ends the one that it replaces and notes what it was opened for: a
   * sign-in has to be in the log, for it keeps an account. False when the account is closed or switched off:
   * nothing was done.
   */
  open(session: Session, replaced: Session | null, activity: Activity): Promise<boolean>
  /** False when the session ended meanwhile: nothing is revived. */
  extend(session: Session, expiresAt: Date, now: Date): Promise<boolean>
  close(session: Session, activity: Activity): Promise<void>
  /** Ends all sessions of an account that were open when this was asked. */
  closeAll(userId: string, activity: Activity): Promise<void>
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

export interface AuthorizationStore {
  save(pending: PendingAuthorization): Promise<void>
  /** Takes it out for good: a state works once. */
  take(stateHash: string, now: Date): Promise<PendingAuthorization | null>
}

/** Stands for an account on a way that leaves the site and comes back, such as a payment page. */
export interface OneTimeToken {
  /** SHA-256 of the token, base64url: the token itself is kept nowhere. */
  readonly hash: string
  /** What it may be used for, and nothing else. */
  readonly purpose: 'auto_login'
  readonly userId: string
  readonly email: string
  /** SHA-256 of the secret in the cookie of the browser that it was made for. */
  readonly browserHash: string
  readonly expiresAt: Date
}

export interface OneTimeTokenStore {
  save(token: OneTimeToken): Promise<void>
  /** Takes it out for good: of many who ask at once one gets it. Null when it is unknown or over. */
  take(hash: string, now: Date): Promise<OneTimeToken | null>
}
