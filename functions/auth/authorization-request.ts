import type { Needs } from '#functions/services/needs.ts'
import { AppError } from '#platform/app-error.ts'
import { MINUTE } from '#platform/clock.ts'
import type { Intent, PendingAuthorization } from './model.ts'

/** Lifetime of an authorization request. */
const PENDING_MS = 10 * MINUTE

/** What `secrets.fresh` makes: 256 bits in base64url. */
const SECRET = /^[\w-]{43}$/

interface AuthorizationRequest {
  readonly state: string
  /** Secret for the browser's own cookie. */
  readonly browserSecret: string
  readonly pending: PendingAuthorization
}

/**
 * Starts an authorization at a provider: saves state, PKCE verifier, nonce and the browser's secret. `knownSecret` is
 * that of a request that this browser began before.
 */
export async function beginAuthorization(
  intent: Intent,
  deps: Needs<'authorizations' | 'secrets' | 'clock'>,
  knownSecret?: string,
): Promise<AuthorizationRequest> {
  const { secrets } = deps
  const state = secrets.fresh()
  const browserSecret = knownSecret !== undefined && SECRET.test(knownSecret) ? knownSecret : secrets.fresh()
  const pending: PendingAuthorization = {
    stateHash: secrets.hash(state),
    intent,
    browserHash: secrets.hash(browserSecret),
    codeVerifier: secrets.fresh(),
    nonce: secrets.fresh(),
    expiresAt: new Date(deps.clock.now().getTime() + PENDING_MS),
  }
  await deps.authorizations.save(pending)
  return { state, browserSecret, pending }
}

/**
 * Finds the authorization request of a provider's answer; the caller has to check its intent. Throws AppError
 * sign_in_failed when the request is unknown, used, expired or from another browser.
 */
export async function completeAuthorization(
  returned: { state: string | undefined; browserSecret: string | undefined },
  deps: Needs<'authorizations' | 'secrets' | 'clock'>,
): Promise<PendingAuthorization> {
  const { state, browserSecret } = returned
  if (state === undefined || browserSecret === undefined) throw new AppError('sign_in_failed')
  const pending = await deps.authorizations.take(deps.secrets.hash(state), deps.clock.now())
  if (pending === null || pending.browserHash !== deps.secrets.hash(browserSecret))
    throw new AppError('sign_in_failed')
  return pending
}
