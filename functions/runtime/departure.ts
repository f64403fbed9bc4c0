import { AppError } from '#core/kernel/app-error.ts'
import { throttle } from '#core/kernel/throttle.ts'
import type { CallBudget } from '#core/finding/ports.ts'
import { depart } from '#core/session/departures.ts'
import type { AuthorizationStore, IdentityProvider, Intent } from '#core/session/ports.ts'
import { beginningOf } from '#core/session/site-addresses.ts'
import { systemClock } from './clock.ts'
import { setCookie } from './cookies.ts'
import { redirect, type Answer, type HttpEvent } from './http.ts'
import { secrets } from './identifiers.ts'
import { visitorOf } from './visitor.ts'

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

interface SignInNeeds {
  readonly authorizations: AuthorizationStore
  readonly identityProvider: IdentityProvider
  readonly limits: CallBudget
}

/**
 * Sends a browser without a session to the identity provider. From a network that asks too often it goes back
 * to the page it stood on.
 */
export async function leaveForSignIn(
  intent: Intent,
  event: HttpEvent,
  needs: SignInNeeds,
): Promise<Answer<never>> {
  try {
    await throttle(visitorOf(event), 'sign-in', DEPARTURES, needs.limits)
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many_requests')
      return redirect(beginningOf(intent, 'too_many_requests'))
    throw error
  }
  const { cookie, ...request } = await departure(intent, needs.authorizations)
  return redirect(needs.identityProvider.authorizeUrl(request), [cookie])
}
