import { AppError } from '#core/kernel/app-error.ts'
import { signIn } from '#core/session/sign-in.ts'
import { systemClock } from '#runtime/clock.ts'
import { clearCookie, readCookie, setCookie } from '#runtime/cookies.ts'
import { endpoint } from '#runtime/endpoint.ts'
import { redirect } from '#runtime/http.ts'
import { newId, secrets } from '#runtime/identifiers.ts'
import { identities } from '#runtime/needs/accounts.ts'
import { identityProvider } from '#runtime/needs/identity.ts'
import { authorizations, sessions } from '#runtime/needs/sessions.ts'
import { SESSION } from '#shared/catalog/constants.ts'
import { completeSignIn } from '#shared/contracts/auth.ts'

const needed = { authorizations, identities, provider: identityProvider, sessions }

/** A browser stands here, not a program: a refusal brings it back to the sign-in page with a notice. */
export const handler = endpoint(completeSignIn, needed, async ({ query, event, needs }) => {
  const browserSecret = readCookie(event.cookies, 'departure')
  try {
    const returned = { code: query.code, state: query.state, browserSecret, sessionSecret: readCookie(event.cookies, 'sid') }
    const { sessionSecret } = await signIn(returned, { ...needs, secrets, clock: systemClock, newId })
    return redirect('/dashboard', [setCookie('sid', sessionSecret, SESSION.absoluteHours * 3600), clearCookie('departure')])
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return redirect(`/login?error=${query.error === 'access_denied' ? 'cancelled' : 'sign_in_failed'}`, [clearCookie('departure')])
  }
})
