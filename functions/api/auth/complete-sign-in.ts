import { completeSignIn as complete } from '#core/session/sign-in.ts'
import { systemClock } from '#runtime/clock.ts'
import { clearCookie, readCookie, setCookie } from '#runtime/cookies.ts'
import { endpoint } from '#runtime/endpoint.ts'
import { redirect } from '#runtime/http.ts'
import { newId, secrets } from '#runtime/identifiers.ts'
import { accounts, identities } from '#runtime/needs/accounts.ts'
import { identityProvider } from '#runtime/needs/identity.ts'
import { authorizations, sessions } from '#runtime/needs/sessions.ts'
import { signInWatch } from '#runtime/needs/sign-in-watch.ts'
import { SESSION } from '#shared/catalog/constants.ts'
import { completeSignIn } from '#shared/contracts/auth.ts'

const needed = { authorizations, accounts, identities, provider: identityProvider, sessions }

/** A browser stands here, not a program: a refusal brings it back to the page it came from, with a notice. */
export const handler = endpoint(completeSignIn, needed, async ({ query, event, needs }) => {
  const { code, state, error } = query
  const returned = {
    code,
    state,
    error,
    browserSecret: readCookie(event.cookies, 'departure'),
    sessionSecret: readCookie(event.cookies, 'sid'),
  }
  const { sessionSecret, address } = await complete(returned, {
    ...needs,
    secrets,
    clock: systemClock,
    newId,
  })
  // Who turns back at the provider's page failed at nothing.
  if (sessionSecret === null && error !== 'access_denied') await signInWatch('user', event).failed()
  const opened = sessionSecret === null ? [] : [setCookie('sid', sessionSecret, SESSION.absoluteHours * 3600)]
  return redirect(address, [...opened, clearCookie('departure')])
})
