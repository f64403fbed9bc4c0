import { AppError } from '../app-error.ts'
import { throttle } from '../throttle.ts'
import type { RateLimiter } from '#platform/rate-limiter.ts'
import { depart } from '#functions/auth/departures.ts'
import { beginningOf } from '#functions/auth/site-addresses.ts'
import { systemClock } from '../lambda/system-clock.ts'
import { setCookie } from './cookies.ts'
import { redirect, type Answer, type HttpEvent } from './http.ts'
import { secrets } from '../lambda/identifiers.ts'
import { visitorOf } from './visitor.ts'
import type { IdentityProvider } from '#vendors/cognito/cognito-identity.ts'
import type { AuthorizationStore } from '#functions/auth/session.store.ts'
import type { Intent } from '#functions/auth/model.ts'

/** Seconds the browser keeps its half of a departure; the table keeps the other half as long. */
const PENDING_SECONDS = 600

/** Each departure leaves an item for ten minutes. A school or an office shares one network. */
const DEPARTURES = [{ seconds: 600, limit: 100 }]

/** Prepares a trip to a provider and the cookie that ties its return to this browser. */
export async function departure(intent: Intent, authorizations: AuthorizationStore) {
  const { state, browserSecret, pending } = await depart(intent, {
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
 * Sends a browser without a session to the identity provider. From a network that asks too often it goes back
 * to the page it stood on.
 */
export async function leaveForSignIn(
  intent: Intent,
  event: HttpEvent,
  deps: SignInDeps,
): Promise<Answer<never>> {
  try {
    await throttle(visitorOf(event), 'sign-in', DEPARTURES, deps.limits)
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many_requests')
      return redirect(beginningOf(intent, 'too_many_requests'))
    throw error
  }
  const { cookie, ...request } = await departure(intent, deps.authorizations)
  return redirect(deps.identityProvider.authorizeUrl(request), [cookie])
}
