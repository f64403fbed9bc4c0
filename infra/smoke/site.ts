import type { StageName } from '#infra/context.ts'

export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

export interface Site {
  /** Scheme, host and port, without a slash at the end. */
  readonly origin: string
  /** On one machine there is no edge and no Google in front of the emulators. */
  readonly local: boolean
  /** Null when nobody said which one it is. */
  readonly stage: StageName | null
  /** One request without a session, redirects not followed. `to` is a path of the site or an address. */
  request(to: string, init?: RequestInit): Promise<Answer>
}

const TIMEOUT_MS = 15_000

/** A site over the network. Throws TypeError for an origin that is none. */
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
