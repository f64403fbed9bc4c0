import { issueToken } from '#functions/auth/one-time-tokens.ts'
import { systemClock } from '../lambda/system-clock.ts'
import { readCookie, setCookie } from './cookies.ts'
import type { HttpEvent } from './http.ts'
import { secrets } from '../lambda/identifiers.ts'
import type { OneTimeTokenStore } from '#functions/auth/one-time-token.store.ts'

/** Seconds the browser keeps its half of a token; the table keeps the other half as long. */
const TICKET_SECONDS = 600

/**
 * A one-time token for the address that a payment page returns to, and the cookie that ties it to this
 * browser. A browser that holds such a cookie keeps its value, so that two payment pages side by side can
 * both come back.
 */
export async function autoLoginTicket(
  owner: { readonly userId: string; readonly email: string },
  cookies: HttpEvent['cookies'],
  tokens: OneTimeTokenStore,
) {
  const browserSecret = readCookie(cookies, 'browser') ?? secrets.fresh()
  const token = await issueToken('auto_login', owner, secrets.hash(browserSecret), {
    tokens,
    secrets,
    clock: systemClock,
  })
  return { token, cookie: setCookie('browser', browserSecret, TICKET_SECONDS) }
}
