import { createHash, randomBytes } from 'node:crypto'
import { SignJWT } from 'jose'
import type { Clock } from '#platform/clock.ts'
import type { GoogleAccount, MailboxState } from './mailbox-state.ts'

export interface AuthorizationCode {
  readonly clientId: string
  readonly redirectUri: string
  readonly email: string
  readonly scope: string
  readonly challenge: string | null
  readonly nonce: string | null
  readonly offline: boolean
  readonly expiresAt: number
}

interface AccessToken {
  readonly email: string
  readonly scope: string
  readonly refreshToken: string | null
  readonly expiresAt: number
}

const LIFETIME_SECONDS = 3_599
const CODE_MS = 600_000
/** Nobody checks the signature of a token from the token endpoint itself, so no key is published. */
const KEY = randomBytes(32)

/** Codes and access tokens are in memory: they end with a restart, or after an hour. */
export function tokenStore(clock: Clock, state: MailboxState) {
  const codes = new Map<string, AuthorizationCode>()
  const access = new Map<string, AccessToken>()
  return {
    newCode(code: Omit<AuthorizationCode, 'expiresAt'>): string {
      const value = `4/0${randomBytes(40).toString('base64url')}`
      codes.set(value, { ...code, expiresAt: clock.now().getTime() + CODE_MS })
      return value
    },
    /** A code works once, even when the call fails. */
    takeCode(value: string): AuthorizationCode | undefined {
      const code = codes.get(value)
      codes.delete(value)
      return code !== undefined && code.expiresAt > clock.now().getTime() ? code : undefined
    },
    newAccessToken(token: Omit<AccessToken, 'expiresAt'>): { access_token: string; expires_in: number } {
      const value = `ya29.${randomBytes(64).toString('base64url')}`
      access.set(value, { ...token, expiresAt: clock.now().getTime() + LIFETIME_SECONDS * 1_000 })
      return { access_token: value, expires_in: LIFETIME_SECONDS }
    },
    access(value: string): AccessToken | undefined {
      const token = access.get(value)
      if (token === undefined || token.expiresAt <= clock.now().getTime()) return undefined
      return token.refreshToken === null || state.grant(token.refreshToken) !== undefined ? token : undefined
    },
  }
}
export type TokenStore = ReturnType<typeof tokenStore>

export const challengeOf = (verifier: string): string =>
  createHash('sha256').update(verifier).digest('base64url')

/** An ID token with the claims of the email and profile scopes. Its times follow the machine's clock. */
export function idTokenOf(account: GoogleAccount, audience: string, nonce: string | null): Promise<string> {
  const [given = '', ...rest] = account.name.split(' ')
  return new SignJWT({
    email: account.email,
    email_verified: true,
    name: account.name,
    given_name: given,
    family_name: rest.join(' '),
    azp: audience,
    ...(nonce === null ? {} : { nonce }),
  })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer('https://accounts.google.com')
    .setAudience(audience)
    .setSubject(account.sub)
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(KEY)
}
