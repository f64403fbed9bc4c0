import { parseSetCookie } from 'cookie'

export interface CookieJar {
  /** Value of the Cookie header for this address, or null when there is nothing to send. */
  headerFor(url: URL): string | null
  /** Stores the cookies that a response sets. */
  keep(url: URL, setCookies: readonly string[]): void
  /** Values of the cookies that this address would be sent, by name. */
  valuesFor(url: URL): Readonly<Record<string, string>>
}

interface Kept {
  readonly name: string
  readonly value: string
  readonly host: string
  readonly path: string
  readonly secure: boolean
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])
const matchesPath = (path: string, requested: string) =>
  requested === path || requested.startsWith(path.endsWith('/') ? path : `${path}/`)

/**
 * Keeps cookies as a browser does, by host (never by port), path and Secure. Loopback counts as secure. One
 * machine needs no more than that.
 */
export function cookieJar(): CookieJar {
  const kept = new Map<string, Kept>()
  const cookiesFor = (url: URL) =>
    [...kept.values()]
      .filter((cookie) => cookie.host === url.hostname && matchesPath(cookie.path, url.pathname))
      .filter((cookie) => !cookie.secure || url.protocol === 'https:' || LOOPBACK.has(url.hostname))
  return {
    headerFor(url) {
      const cookies = cookiesFor(url).map(({ name, value }) => `${name}=${value}`)
      return cookies.length === 0 ? null : cookies.join('; ')
    },
    keep(url, setCookies) {
      for (const line of setCookies) {
        const cookie = parseSetCookie(line, { decode: (value) => value })
        const path = cookie.path ?? (url.pathname.replace(/\/[^/]*$/, '') || '/')
        const key = `${url.hostname} ${path} ${cookie.name}`
        const gone =
          cookie.maxAge === undefined
            ? cookie.expires !== undefined && cookie.expires.getTime() <= Date.now()
            : cookie.maxAge <= 0
        if (gone) kept.delete(key)
        else
          kept.set(key, {
            name: cookie.name,
            value: cookie.value ?? '',
            host: url.hostname,
            path,
            secure: cookie.secure === true,
          })
      }
    },
    valuesFor: (url) => Object.fromEntries(cookiesFor(url).map(({ name, value }) => [name, value])),
  }
}
