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
