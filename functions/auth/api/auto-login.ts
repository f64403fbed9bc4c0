import { AppError } from '#platform/app-error.ts'
import { throttle } from '#platform/throttle.ts'
import { autoLogin as logIn } from '../auto-login.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { clearCookie, readCookie, setCookie } from '#platform/http/cookies.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ok } from '#platform/http/http.ts'
import { newId, secrets } from '#platform/lambda/identifiers.ts'
import { accounts, oneTimeTokens, sessions } from '#platform/services/stores.ts'
import { limits } from '#platform/services/table.ts'
import { visitorOf } from '#platform/http/visitor.ts'
import { SESSION } from '#shared/catalog/constants.ts'
import { autoLogin } from '#shared/contracts/sign-up.ts'

const TRIES = [{ seconds: 600, limit: 30 }]

export const handler = endpoint(
  autoLogin,
  { tokens: oneTimeTokens, accounts, sessions, limits },
  async ({ body, event, deps }) => {
    await throttle(visitorOf(event), 'auto-login', TRIES, deps.limits)
    try {
      const shown = {
        token: body.token,
        browserSecret: readCookie(event.cookies, 'browser'),
        sessionSecret: readCookie(event.cookies, 'sid'),
      }
      const { sessionSecret, email } = await logIn(shown, { ...deps, secrets, clock: systemClock, newId })
      const cookies = [setCookie('sid', sessionSecret, SESSION.absoluteHours * 3600), clearCookie('browser')]
      return ok({ success: true, user: { email }, error: null }, cookies)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      return ok({ success: false, user: null, error: error.message })
    }
  },
)
