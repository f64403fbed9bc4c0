import { redeemToken } from '../one-time-tokens.ts'
import { openSession } from '../open-session.ts'
import { AppError } from '#platform/app-error.ts'
import { clearCookie, readCookie, setCookie } from '#platform/http/cookies.ts'
import { endpoint } from '#functions/services/http/endpoint.ts'
import { reply } from '#platform/http/http.ts'
import { accounts } from '#functions/services/account.ts'
import { oneTimeTokens, sessions } from '#functions/services/auth.ts'
import { SESSION } from '#shared/catalog/constants.ts'
import { autoLogin } from '#shared/contracts/account/sign-up.ts'

const services = { tokens: oneTimeTokens, accounts, sessions }

/** The session replaces the one that this browser had. */
export const handler = endpoint(autoLogin, services, async ({ body, event, deps }) => {
  try {
    const owner = await redeemToken(body.token, readCookie(event.cookies, 'browser'), deps)
    const snapshot = await deps.accounts.snapshot(owner.userId, deps.clock.now())
    if (snapshot === null || !snapshot.account.isActive) throw new AppError('account_inactive')
    const secret = await openSession(owner, readCookie(event.cookies, 'sid'), deps)
    const cookies = [setCookie('sid', secret, SESSION.absoluteHours * 3600), clearCookie('browser')]
    return reply({ success: true, user: { email: owner.email }, error: null }, { cookies })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { success: false, user: null, error: error.message }
  }
})
