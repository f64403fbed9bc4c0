import { ADDRESS_HEADER } from '#platform/http/visitor.ts'
import { cookieJar, type CookieJar } from './cookie-jar.ts'

const MAX_HOPS = 12

export interface Page {
  readonly url: URL
  readonly status: number
  readonly html: string
}

/** A browser without a screen: it keeps cookies, follows redirects and submits forms. */
export interface Browser {
  readonly jar: CookieJar
  /** Sends one request; redirects are not followed. */
  request(url: URL, init?: RequestInit): Promise<Response>
  /** Opens a URL and follows its redirects. */
  visit(url: URL): Promise<Page>
  /** Submits a form as the page's own button does, and follows the redirects. */
  submit(url: URL, form: Readonly<Record<string, string>>): Promise<Page>
}

/** `address` is the IP address that its requests claim to come from. */
export function browser(address?: string): Browser {
  const jar = cookieJar()

  async function request(url: URL, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers)
    if (address !== undefined) headers.set(ADDRESS_HEADER, address)
    const cookies = jar.headerFor(url)
    if (cookies !== null) headers.set('cookie', cookies)
    const response = await fetch(url, { ...init, headers, redirect: 'manual' })
    jar.keep(url, response.headers.getSetCookie())
    return response
  }

  async function follow(from: URL, first: Response): Promise<Page> {
    let url = from
    let response = first
    for (let hop = 0; hop < MAX_HOPS; hop += 1) {
      const location = response.headers.get('location')
      if (response.status < 300 || response.status > 399 || location === null)
        return { url, status: response.status, html: await response.text() }
      await response.body?.cancel()
      url = new URL(location, url)
      response = await request(url)
    }
    throw new Error(`More than ${MAX_HOPS} redirects, the last to ${url.pathname}`)
  }

  return {
    jar,
    request,
    visit: async (url) => await follow(url, await request(url)),
    submit: async (url, form) =>
      await follow(
        url,
        await request(url, {
          method: 'POST',
          body: new URLSearchParams(form),
          headers: { origin: url.origin },
        }),
      ),
  }
}
