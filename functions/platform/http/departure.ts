import { AppError } from '../app-error.ts'
import { depart } from '#functions/auth/departures.ts'
import type { IdentityProvider, Intent } from '#functions/auth/ports.ts'
import { beginningOf } from '#functions/auth/site-addresses.ts'
import { setCookie } from './cookies.ts'
import { redirect, type Answer } from './http.ts'

/** Seconds the browser keeps its half of a departure; the table keeps the other half as long. */
const PENDING_SECONDS = 600

type DepartureDeps = Parameters<typeof depart>[1]

/** Prepares a trip to a provider and the cookie that ties its return to this browser. */
export async function departure(intent: Intent, deps: DepartureDeps) {
  const { state, browserSecret, pending } = await depart(intent, deps)
  return {
    state,
    nonce: pending.nonce,
    codeChallenge: deps.secrets.hash(pending.codeVerifier),
    cookie: setCookie('departure', browserSecret, PENDING_SECONDS),
  }
}

interface SignInDeps extends DepartureDeps {
  readonly identityProvider: IdentityProvider
  readonly countCall: () => Promise<void>
}

/**
 * Sends a browser without a session to the identity provider. From a network that asks too often it goes back
 * to the page it stood on.
 */
export async function leaveForSignIn(intent: Intent, deps: SignInDeps): Promise<Answer<never>> {
  try {
    await deps.countCall()
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many_requests')
      return redirect(beginningOf(intent, 'too_many_requests'))
    throw error
  }
  const { cookie, ...request } = await departure(intent, deps)
  return redirect(deps.identityProvider.authorizeUrl(request), [cookie])
}
