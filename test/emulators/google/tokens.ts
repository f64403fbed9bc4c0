import { createHash, randomBytes } from 'node:crypto'
import { exportJWK, generateKeyPair, importJWK, SignJWT, type JWK } from 'jose'
import * as z from 'zod/mini'
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
const Jwk = z.looseObject({ kty: z.string(), n: z.string(), e: z.string() })

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

/** Signs ID tokens with a stored key. Token times follow the machine's clock, which verifiers use. */
export async function idTokenSigner(state: MailboxState) {
  if (state.signingKey() === undefined) {
    const { privateKey } = await generateKeyPair('RS256', { extractable: true })
    state.setSigningKey({
      ...(await exportJWK(privateKey)),
      kid: randomBytes(8).toString('hex'),
      alg: 'RS256',
      use: 'sig',
    })
  }
  const jwk: JWK = Jwk.parse(state.signingKey())
  const key = await importJWK(jwk, 'RS256')
  return {
    jwks: { keys: [{ kty: jwk.kty, n: jwk.n, e: jwk.e, kid: jwk.kid, alg: 'RS256', use: 'sig' }] },
    sign: (account: GoogleAccount, audience: string, nonce: string | null): Promise<string> =>
      new SignJWT({ ...profileOf(account), azp: audience, ...(nonce === null ? {} : { nonce }) })
        .setProtectedHeader({ alg: 'RS256', kid: jwk.kid, typ: 'JWT' })
        .setIssuer('https://accounts.google.com')
        .setAudience(audience)
        .setSubject(account.sub)
        .setIssuedAt()
        .setExpirationTime('1h')
        .sign(key),
  }
}

/** Claims of the email and profile scopes. */
export function profileOf(account: GoogleAccount) {
  const [given = '', ...rest] = account.name.split(' ')
  return {
    email: account.email,
    email_verified: true,
    name: account.name,
    given_name: given,
    family_name: rest.join(' '),
  }
}
