import { AppError } from '#core/kernel/app-error.ts'
import { throttle } from '#core/kernel/throttle.ts'
import { autoLogin as logIn } from '#core/session/auto-login.ts'
import { systemClock } from '#runtime/clock.ts'
import { clearCookie, readCookie, setCookie } from '#runtime/cookies.ts'
import { endpoint } from '#runtime/endpoint.ts'
import { ok } from '#runtime/http.ts'
import { newId, secrets } from '#runtime/identifiers.ts'
import { accounts } from '#runtime/needs/accounts.ts'
import { limits } from '#runtime/needs/limits.ts'
import { oneTimeTokens, sessions } from '#runtime/needs/sessions.ts'
import { visitorOf } from '#runtime/visitor.ts'
import { SESSION } from '#shared/catalog/constants.ts'
import { autoLogin } from '#shared/contracts/sign-up.ts'

const TRIES = [{ seconds: 600, limit: 30 }]

export const handler = endpoint(
  autoLogin,
  { tokens: oneTimeTokens, accounts, sessions, limits },
  async ({ body, event, needs }) => {
    await throttle(visitorOf(event), 'auto-login', TRIES, needs.limits)
    try {
      const shown = {
        token: body.token,
        browserSecret: readCookie(event.cookies, 'browser'),
        sessionSecret: readCookie(event.cookies, 'sid'),
      }
      const { sessionSecret, email } = await logIn(shown, { ...needs, secrets, clock: systemClock, newId })
      const cookies = [setCookie('sid', sessionSecret, SESSION.absoluteHours * 3600), clearCookie('browser')]
      return ok({ success: true, user: { email }, error: null }, cookies)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      return ok({ success: false, user: null, error: error.message })
    }
  },
)
