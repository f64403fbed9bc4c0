import { completeSignIn as complete } from '../sign-in.ts'
import { clearCookie, readCookie, setCookie } from '#platform/http/cookies.ts'
import { endpoint } from '#functions/services/http/endpoint.ts'
import { redirect } from '#platform/http/http.ts'
import { DASHBOARD } from '../site-addresses.ts'
import { signInWatch } from '#functions/services/http/sign-in-watch.ts'
import { identityProvider } from '#functions/services/sign-in.ts'
import { addresses } from '#functions/services/account-linking.ts'
import { accounts } from '#functions/services/account.ts'
import { authorizations, identities, sessions } from '#functions/services/auth.ts'
import { SESSION } from '#shared/catalog/constants.ts'
import { completeSignIn } from '#shared/contracts/account/auth.ts'

const services = { authorizations, accounts, addresses, identities, provider: identityProvider, sessions }

/** The browser navigates here, so a refusal redirects it back to where it came from, with a notice. */
export const handler = endpoint(completeSignIn, services, async ({ query, event, deps }) => {
  const { code, state, error } = query
  const returned = {
    code,
    state,
    error,
    browserSecret: readCookie(event.cookies, 'authorization'),
    sessionSecret: readCookie(event.cookies, 'sid'),
  }
  const { sessionSecret, address } = await complete(returned, deps)
  // A user who cancels on the provider's page, or has signed in in another tab, does not count as a failed sign-in.
  if (sessionSecret === null && error !== 'access_denied' && address !== DASHBOARD)
    await signInWatch('user', event).failed()
  // A failure leaves the cookie to another tab, whose sign-in may be under way.
  const opened =
    sessionSecret === null
      ? []
      : [setCookie('sid', sessionSecret, SESSION.absoluteHours * 3600), clearCookie('authorization')]
  return redirect(address, { cookies: opened })
})
