import { parseCookie, stringifySetCookie } from 'cookie'
import { setting } from '../config/config.ts'
import { lazy } from '../lazy.ts'

export const appOrigin = lazy(() => setting('APP_ORIGIN'))

/**
 * On https the names get the prefix __Host-. Not every browser accepts Secure cookies on http://localhost.
 */
const secure = lazy(() => appOrigin().startsWith('https://'))
const nameOf = (name: CookieName): string => (secure() ? `__Host-${name}` : name)

/** `sid` is a user's session, `adm` an admin's; `browser` is the browser's half of a one-time token. */
export type CookieName = 'sid' | 'authorization' | 'browser' | 'adm'

export function readCookie(cookies: readonly string[] | undefined, name: CookieName): string | undefined {
  return parseCookie((cookies ?? []).join('; '))[nameOf(name)]
}

/**
 * Lax, so that the browser sends the cookie when it returns from Google or a payment page; strict for admins,
 * who are never sent to another site.
 */
export function setCookie(name: CookieName, value: string, maxAgeSeconds: number): string {
  return stringifySetCookie({
    name: nameOf(name),
    value,
    httpOnly: true,
    secure: secure(),
    sameSite: name === 'adm' ? 'strict' : 'lax',
    path: '/',
    maxAge: maxAgeSeconds,
  })
}

export const clearCookie = (name: CookieName): string => setCookie(name, '', 0)
