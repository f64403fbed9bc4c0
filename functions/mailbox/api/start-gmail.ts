import { mayConnect } from '../may-connect.ts'
import { PRICING } from '#functions/auth/site-addresses.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { authorizationRequest, redirectToSignIn } from '#platform/http/authorization-request.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { redirect } from '#platform/http/http.ts'
import { accounts } from '#platform/services/accounts.ts'
import { mailboxConsent } from '#platform/services/google.ts'
import { identityProvider } from '#platform/services/identity.ts'
import { limits } from '#platform/services/limits.ts'
import { authorizations } from '#platform/services/sessions.ts'
import { startGmail } from '#shared/contracts/auth.ts'

export const handler = endpoint(
  startGmail,
  { authorizations, accounts, mailboxConsent, identityProvider, limits },
  async ({ session, query, event, deps }) => {
    // The sign-in page asks for no mailbox, whoever is signed in already.
    if (session === null || query.for === 'sign_in')
      return await redirectToSignIn({ purpose: 'sign_in' }, event, deps)
    if (!(await mayConnect(session.userId, { accounts: deps.accounts, clock: systemClock })))
      return redirect(PRICING)
    const { cookie, state, codeChallenge } = await authorizationRequest(
      { purpose: 'connect_gmail', userId: session.userId },
      deps.authorizations,
    )
    return redirect(deps.mailboxConsent.authorizeUrl({ state, codeChallenge, loginHint: session.email }), [
      cookie,
    ])
  },
)
