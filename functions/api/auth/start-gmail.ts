import { mayConnect } from '#core/mailbox/may-connect.ts'
import { PRICING } from '#core/session/site-addresses.ts'
import { systemClock } from '#runtime/clock.ts'
import { departure, leaveForSignIn } from '#runtime/departure.ts'
import { endpoint } from '#runtime/endpoint.ts'
import { redirect } from '#runtime/http.ts'
import { accounts } from '#runtime/needs/accounts.ts'
import { mailboxConsent } from '#runtime/needs/google.ts'
import { identityProvider } from '#runtime/needs/identity.ts'
import { limits } from '#runtime/needs/limits.ts'
import { authorizations } from '#runtime/needs/sessions.ts'
import { startGmail } from '#shared/contracts/auth.ts'

export const handler = endpoint(
  startGmail,
  { authorizations, accounts, mailboxConsent, identityProvider, limits },
  async ({ session, query, event, needs }) => {
    // The sign-in page asks for no mailbox, whoever is signed in already.
    if (session === null || query.for === 'sign_in')
      return await leaveForSignIn({ purpose: 'sign_in' }, event, needs)
    if (!(await mayConnect(session.userId, { accounts: needs.accounts, clock: systemClock })))
      return redirect(PRICING)
    const { cookie, state, codeChallenge } = await departure(
      { purpose: 'connect_gmail', userId: session.userId },
      needs.authorizations,
    )
    return redirect(needs.mailboxConsent.authorizeUrl({ state, codeChallenge, loginHint: session.email }), [
      cookie,
    ])
  },
)
