import { AppError } from '#platform/app-error.ts'
import { autoLogin as logIn } from '../auto-login.ts'
import { clearCookie, readCookie, setCookie } from '#platform/http/cookies.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { reply } from '#platform/http/http.ts'
import { accounts, oneTimeTokens, sessions } from '#platform/services/stores.ts'
import { SESSION } from '#shared/catalog/constants.ts'
import { autoLogin } from '#shared/contracts/account/sign-up.ts'

export const handler = endpoint(
  autoLogin,
  { tokens: oneTimeTokens, accounts, sessions },
  async ({ body, event, deps }) => {
    try {
      const shown = {
        token: body.token,
        browserSecret: readCookie(event.cookies, 'browser'),
        sessionSecret: readCookie(event.cookies, 'sid'),
      }
      const { sessionSecret, email } = await logIn(shown, deps)
      const cookies = [setCookie('sid', sessionSecret, SESSION.absoluteHours * 3600), clearCookie('browser')]
      return reply({ success: true, user: { email }, error: null }, { cookies })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      return { success: false, user: null, error: error.message }
    }
  },
)
