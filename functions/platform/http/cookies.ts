import { parseCookie, stringifySetCookie } from 'cookie'
import { setting } from '../config/config.ts'
import { lazy } from '../lambda/lazy.ts'

export const appOrigin = lazy(() => setting('APP_ORIGIN'))

/** On https the names carry __Host-; not every browser takes Secure cookies on http://localhost. */
const secure = lazy(() => appOrigin().startsWith('https://'))
const nameOf = (name: CookieName): string => (secure() ? `__Host-${name}` : name)

/** `browser` is the half of a one-time token that stays where it was made; `adm` is an admin's session. */
export type CookieName = 'sid' | 'authorization' | 'browser' | 'adm'

export function readCookie(cookies: readonly string[] | undefined, name: CookieName): string | undefined {
  return parseCookie((cookies ?? []).join('; '))[nameOf(name)]
}

/**
 * Lax, so that the cookie comes along when the browser returns from Google; an admin returns from nowhere.
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
