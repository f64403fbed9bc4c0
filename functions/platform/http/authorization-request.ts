import { AppError } from '../app-error.ts'
import { throttle } from '../throttle.ts'
import type { RateLimiter } from '../rate-limiter.ts'
import { beginAuthorization } from '#functions/auth/authorization-request.ts'
import { beginningOf } from '#functions/auth/site-addresses.ts'
import { systemClock } from '../lambda/system-clock.ts'
import { setCookie } from './cookies.ts'
import { redirect, type Answer, type HttpEvent } from './http.ts'
import { secrets } from '../lambda/identifiers.ts'
import { visitorOf } from './visitor.ts'
import type { IdentityProvider } from '#vendors/cognito/cognito-identity.ts'
import type { AuthorizationStore } from '#functions/auth/session.store.ts'
import type { Intent } from '#functions/auth/model.ts'

/** Seconds the browser keeps its half of an authorization request; the table keeps the other half as long. */
const PENDING_SECONDS = 600

/** Each authorization request leaves an item for ten minutes. A school or an office shares one network. */
const AUTHORIZATION_REQUESTS = [{ seconds: 600, limit: 100 }]

/** Begins an authorization at a provider, with the cookie that ties the answer to this browser. */
export async function authorizationRequest(intent: Intent, authorizations: AuthorizationStore) {
  const { state, browserSecret, pending } = await beginAuthorization(intent, {
    authorizations,
    secrets,
    clock: systemClock,
  })
  return {
    state,
    nonce: pending.nonce,
    codeChallenge: secrets.hash(pending.codeVerifier),
    cookie: setCookie('departure', browserSecret, PENDING_SECONDS),
  }
}

interface SignInDeps {
  readonly authorizations: AuthorizationStore
  readonly identityProvider: IdentityProvider
  readonly limits: RateLimiter
}

/**
 * Redirects a browser without a session to the identity provider, or back to its page when the network asks
 * too often.
 */
export async function redirectToSignIn(
  intent: Intent,
  event: HttpEvent,
  deps: SignInDeps,
): Promise<Answer<never>> {
  try {
    await throttle(visitorOf(event), 'sign-in', AUTHORIZATION_REQUESTS, deps.limits)
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many_requests')
      return redirect(beginningOf(intent, 'too_many_requests'))
    throw error
  }
  const { cookie, ...request } = await authorizationRequest(intent, deps.authorizations)
  return redirect(deps.identityProvider.authorizeUrl(request), [cookie])
}
