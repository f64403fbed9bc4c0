import { GOOGLE_ISSUER } from './google-issuer.ts'
import { JwtVerifier } from 'aws-jwt-verify'
import { SimpleJwksCache } from 'aws-jwt-verify/jwk'
import * as z from 'zod/mini'
import { isLoopback } from '../kit/host-guard.ts'
import { kindOfStatus, logRefusal } from '#platform/log/log-refusal.ts'
import { AppError } from '#platform/app-error.ts'
import type { Identity } from '#functions/auth/model.ts'
import { visibleName } from '#shared/models/visible-text.ts'

export interface CognitoOptions {
  readonly authorizeUrl: string
  readonly tokenUrl: string
  readonly jwksUrl: string
  readonly issuer: string
  readonly clientId: string
  readonly redirectUri: string
  /** Request timeout in milliseconds; 8 s when absent. */
  readonly timeoutMs?: number
}

const TokenAnswer = z.object({ id_token: z.string() })
const Claims = z.object({
  iss: z.string(),
  sub: z.string().check(z.minLength(1)),
  nonce: z.string(),
  email: z.string().check(z.minLength(3), z.maxLength(254)),
  // False unless mapped from Google's claim; Cognito sends it as a boolean or as a string.
  email_verified: z.optional(z.union([z.boolean(), z.string()])),
  given_name: z.optional(z.string()),
  family_name: z.optional(z.string()),
  identities: z.optional(
    z.array(z.object({ userId: z.string().check(z.minLength(1)), providerName: z.string() })),
  ),
})

/**
 * Sign-in through a Cognito user pool whose only provider is Google. Failures of `exchange` are AppError
 * sign_in_failed, whose cause names only the step. Throws Error when a URL is neither https nor loopback.
 */
export function cognitoIdentity(options: CognitoOptions) {
  for (const url of [options.tokenUrl, options.jwksUrl]) assertSafe(url)
  const timeoutMs = options.timeoutMs ?? 8_000
  const verifier = JwtVerifier.create(
    {
      issuer: options.issuer,
      audience: options.clientId,
      jwksUri: options.jwksUrl,
      customJwtCheck: ({ header, payload }) => {
        if (header.alg !== 'RS256') throw new Error('algorithm')
        if (payload['token_use'] !== 'id') throw new Error('token_use')
      },
    },
    // The library's own fetcher accepts https only; this one accepts every URL that passed assertSafe.
    {
      jwksCache: new SimpleJwksCache({
        fetcher: {
          fetch: async (url) => (await answerOf(await fetch(url, limits(timeoutMs)))).arrayBuffer(),
        },
      }),
    },
  )

  async function tokenFor(code: string, codeVerifier: string): Promise<string> {
    const form = {
      grant_type: 'authorization_code',
      code,
      code_verifier: codeVerifier,
      client_id: options.clientId,
      redirect_uri: options.redirectUri,
    }
    const answer = await fetch(options.tokenUrl, {
      method: 'POST',
      body: new URLSearchParams(form),
      ...limits(timeoutMs),
    })
    if (!answer.ok) await logAnswer(answer)
    return TokenAnswer.parse(await (await answerOf(answer)).json()).id_token
  }

  return {
    authorizeUrl({ state, nonce, codeChallenge }: { state: string; nonce: string; codeChallenge: string }) {
      const url = new URL(options.authorizeUrl)
      const query = {
        response_type: 'code',
        client_id: options.clientId,
        redirect_uri: options.redirectUri,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: codeChallenge,
        code_challenge_method: 'S256',
        identity_provider: 'Google',
        // Handed to Google, which otherwise continues with whoever is signed in there.
        prompt: 'select_account',
      }
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
      return url.href
    },
    /** Ends the pool's session in the browser, which would sign in the next person; leads back to a registered address. */
    signOutUrl(returnTo: string) {
      const url = new URL('/logout', options.authorizeUrl)
      url.searchParams.set('client_id', options.clientId)
      url.searchParams.set('logout_uri', returnTo)
      return url.href
    },
    /** Exchanges the code and verifies the ID token. Throws AppError sign_in_failed. */
    async exchange({ code, codeVerifier, nonce }: { code: string; codeVerifier: string; nonce: string }) {
      const token = await step('token', () => tokenFor(code, codeVerifier))
      const payload = await step('verification', () => verifier.verify(token))
      const claims = await step('claims', () => Promise.resolve(Claims.parse(payload)))
      if (claims.nonce !== nonce) throw failed('nonce')
      return identityOf(claims)
    },
  }
}

export type IdentityProvider = ReturnType<typeof cognitoIdentity>

function identityOf(claims: z.infer<typeof Claims>): Identity {
  const google = claims.identities?.find((identity) => identity.providerName === 'Google')
  return {
    issuer: google === undefined ? claims.iss : GOOGLE_ISSUER,
    subject: google?.userId ?? claims.sub,
    email: claims.email,
    emailVerified: claims.email_verified === true || claims.email_verified === 'true',
    firstName: visibleName(claims.given_name ?? ''),
    lastName: visibleName(claims.family_name ?? ''),
  }
}

const Refused = z.object({ error: z.string() })
/** Codes that are ours to mend (docs.aws.amazon.com/cognito, "Token endpoint", error responses). */
const OURS = new Set(['invalid_client', 'unauthorized_client', 'unsupported_grant_type', 'invalid_request'])

/** Logs a refused exchange, unless the visitor's code was used before or is too old. */
async function logAnswer(answer: Response): Promise<void> {
  const code =
    Refused.safeParse(
      await answer
        .clone()
        .json()
        .catch(() => null),
    ).data?.error ?? 'unknown'
  if (code === 'invalid_grant') return
  const kind = OURS.has(code) ? 'denied' : kindOfStatus(answer.status)
  logRefusal({ vendor: 'cognito', kind, cause: `token: ${answer.status} ${code}` })
}

const failed = (name: string): AppError => new AppError('sign_in_failed', { cause: `cognito: ${name}` })

/** Drops the original error, because it may contain the code or the token. */
async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch {
    throw failed(name)
  }
}

const limits = (timeoutMs: number): RequestInit => ({
  redirect: 'error',
  signal: AbortSignal.timeout(timeoutMs),
})

async function answerOf(answer: Response): Promise<Response> {
  if (answer.ok) return answer
  await answer.body?.cancel()
  throw new Error(String(answer.status))
}

function assertSafe(url: string): void {
  const parsed = new URL(url)
  if (parsed.protocol !== 'https:' && !(parsed.protocol === 'http:' && isLoopback(parsed)))
    throw new Error('identity provider URLs must be https')
}
