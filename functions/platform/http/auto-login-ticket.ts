import { issueToken } from '#functions/auth/one-time-tokens.ts'
import { readCookie, setCookie } from './cookies.ts'
import type { HttpEvent } from './http.ts'

/** Seconds the browser keeps its half of a token; the table keeps the other half as long. */
const TICKET_SECONDS = 600

/**
 * A one-time token for a payment page's way back, and the cookie that ties it to this browser. A cookie that
 * is there keeps its value, so that two payment pages can both come back.
 */
export async function autoLoginTicket(
  owner: { readonly userId: string; readonly email: string },
  cookies: HttpEvent['cookies'],
  deps: Parameters<typeof issueToken>[3],
) {
  const browserSecret = readCookie(cookies, 'browser') ?? deps.secrets.fresh()
  const token = await issueToken('auto_login', owner, deps.secrets.hash(browserSecret), deps)
  return { token, cookie: setCookie('browser', browserSecret, TICKET_SECONDS) }
}
