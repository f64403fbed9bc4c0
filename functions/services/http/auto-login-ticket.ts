import { issueToken } from '#functions/auth/one-time-tokens.ts'
import { readCookie, setCookie } from '#platform/http/cookies.ts'
import type { HttpEvent } from '#platform/http/http.ts'

/** Lifetime in seconds of the cookie with the browser's half; the table keeps the other half as long. */
const TICKET_SECONDS = 600

/**
 * Issues the one-time token with which the user returns from a payment page, and the cookie that ties it to
 * this browser. An existing cookie keeps its value, so that two open payment pages can both return.
 */
export async function autoLoginTicket(
  owner: { readonly userId: string; readonly email: string },
  cookies: HttpEvent['cookies'],
  deps: Parameters<typeof issueToken>[2],
) {
  const browserSecret = readCookie(cookies, 'browser') ?? deps.secrets.fresh()
  const token = await issueToken(owner, deps.secrets.hash(browserSecret), deps)
  return { token, cookie: setCookie('browser', browserSecret, TICKET_SECONDS) }
}
