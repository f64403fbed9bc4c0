import type { StageName } from '#infra/context.ts'

export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

export interface Site {
  /** Scheme, host and port, without a slash at the end. */
  readonly origin: string
  /** A local site has no edge, and emulators instead of Google. */
  readonly local: boolean
  /** Null when the stage was not given. */
  readonly stage: StageName | null
  /** Sends one request without a session and without following redirects. `to` is a path or a URL. */
  request(to: string, init?: RequestInit): Promise<Answer>
}

const TIMEOUT_MS = 15_000

/** A site over the network. Throws TypeError for an invalid URL. */
export function siteAt(
  url: string,
  options: { readonly local: boolean; readonly stage?: StageName | null; readonly fetch?: typeof fetch },
): Site {
  const { origin } = new URL(url)
  const send = options.fetch ?? fetch
  return {
    origin,
    local: options.local,
    stage: options.stage ?? null,
    async request(to, init = {}) {
      const response = await send(new URL(to, origin).href, {
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...init,
      })
      return { status: response.status, headers: response.headers, text: await response.text() }
    },
  }
}
