import { AppError } from '#platform/app-error.ts'
import { beginAuthorization } from '#functions/auth/authorization-request.ts'
import type { Intent } from '#functions/auth/model.ts'
import type { IdentityProvider } from '#vendors/cognito/cognito-identity.ts'
import { startPageOf } from '#functions/auth/site-addresses.ts'
import { readCookie, setCookie } from '#platform/http/cookies.ts'
import { redirect, type Answer } from '#platform/http/http.ts'

/** Lifetime in seconds of the cookie with the browser's half; the table keeps the other half as long. */
const PENDING_SECONDS = 600

type AuthorizationDeps = Parameters<typeof beginAuthorization>[1]

/** Starts an authorization at a provider. The returned cookie ties its answer to this browser. */
export async function authorizationRequest(
  intent: Intent,
  { cookies }: { readonly cookies?: readonly string[] },
  deps: AuthorizationDeps,
) {
  // Requests of two tabs share the secret, so that the later one does not spoil the earlier.
  const known = readCookie(cookies, 'authorization')
  const { state, browserSecret, pending } = await beginAuthorization(intent, deps, known)
  return {
    state,
    nonce: pending.nonce,
    codeChallenge: deps.secrets.hash(pending.codeVerifier),
    cookie: setCookie('authorization', browserSecret, PENDING_SECONDS),
  }
}

interface SignInDeps extends AuthorizationDeps {
  readonly identityProvider: IdentityProvider
  readonly countCall: () => Promise<void>
}

/** Redirects to the identity provider, or back to where the user began if the network asks too often. */
export async function redirectToSignIn(
  intent: Intent,
  event: { readonly cookies?: readonly string[] },
  deps: SignInDeps,
): Promise<Answer<never>> {
  try {
    await deps.countCall()
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many_requests')
      return redirect(startPageOf(intent, 'too_many_requests'))
    throw error
  }
  const { cookie, ...request } = await authorizationRequest(intent, event, deps)
  return redirect(deps.identityProvider.authorizeUrl(request), { cookies: [cookie] })
}
