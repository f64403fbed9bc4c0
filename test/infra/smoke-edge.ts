import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { BRAND } from '#shared/brand.ts'

/** Faults of the edge. */
export interface EdgeFaults {
  /** Headers that every response gets instead of the right ones; null removes one. */
  readonly headers?: Readonly<Record<string, string | null>>
  /** Responses that replace the edge's, by path. */
  readonly answers?: Readonly<Record<string, () => Response>>
  readonly plainHttp?: 'answers'
}

export const ORIGIN = 'https://site.example'

const PAGE = `<!doctype html><title>${BRAND.name}</title><div id="root"></div><script type="module" crossorigin src="/assets/index-1a2b.js"></script>`

const SECURITY: Readonly<Record<string, string>> = {
  'content-security-policy':
    "default-src 'none'; script-src 'self' https://js.stripe.com; style-src 'self'; connect-src 'self' https://api.stripe.com; frame-src https://js.stripe.com https://hooks.stripe.com; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=()',
}

let requestNumber = 0
const api = (status: number, body: object | null, headers: Record<string, string> = {}) => {
  requestNumber += 1
  return new Response(body === null ? null : JSON.stringify(body), {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-request-id': `req-${requestNumber}`,
      ...headers,
    },
  })
}
const problem = (status: number, code: string) =>
  api(status, { code, message: 'A sentence.', requestId: 'req' })

let signIns = 0
function beginSignIn(): Response {
  signIns += 1
  const secret = String(signIns).padStart(43, 'x')
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: 'client',
    redirect_uri: `${ORIGIN}/api/auth/callback`,
    scope: 'openid email profile',
    identity_provider: 'Google',
    state: secret,
    nonce: secret,
    code_challenge: secret,
    code_challenge_method: 'S256',
  })
  return api(302, null, {
    location: `https://provider.example/oauth2/authorize?${query}`,
    'set-cookie': '__Host-authorization=s; Max-Age=600; Path=/; HttpOnly; Secure; SameSite=Lax',
  })
}

function write(request: Request): Response {
  return request.headers.get('origin') === ORIGIN
    ? problem(401, 'not_authenticated')
    : problem(403, 'origin_refused')
}

function edge(): Hono {
  const app = new Hono()
  app.get('/api/session-status', () => problem(401, 'not_authenticated'))
  app.post('/api/extend-session', ({ req }) => write(req.raw))
  app.delete('/api/user/configuration', () => problem(405, 'method_not_allowed'))
  app.get('/api/auth/gmail', beginSignIn)
  app.get('/api/auth/gmail/callback', () => api(302, null, { location: '/dashboard?gmail=expired' }))
  app.get('/api/auth/callback', () => api(302, null, { location: '/login?error=sign_in_failed' }))
  app.all('/api/*', () => problem(404, 'not_found'))
  app.get(
    '/oauth2/authorize',
    () =>
      new Response(null, {
        status: 302,
        headers: {
          location:
            'https://accounts.google.com/o/oauth2/v2/auth?redirect_uri=https%3A%2F%2Fprovider.example%2Foauth2%2Fidpresponse',
        },
      }),
  )
  app.get(
    '/assets/index-1a2b.js',
    () =>
      new Response('import(1)', {
        headers: {
          'content-type': 'text/javascript',
          'cache-control': 'public, max-age=31536000, immutable',
          'x-coded': 'br',
        },
      }),
  )
  app.get(
    '/stage.json',
    () =>
      new Response('{"stripe":{"publishableKey":"pk_live_sample"}}', {
        headers: { 'content-type': 'application/json', 'cache-control': 'no-cache' },
      }),
  )
  app.get('/assets/*', () => new Response('', { status: 404 }))
  app.get(
    '/no/such/page',
    () =>
      new Response(PAGE, {
        status: 404,
        headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' },
      }),
  )
  app.get(
    '*',
    () =>
      new Response(PAGE, {
        headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' },
      }),
  )
  return app
}

/**
 * A deployed stage as seen from outside, with its certificate, its API and its identity provider in one local
 * server. `fetch` reaches it under https://site.example. Not imitated: TLS, compression itself (only its
 * header), and everything behind a session.
 */
export async function startEdge(): Promise<{
  fetch: (faults: EdgeFaults) => typeof fetch
  close(): Promise<void>
}> {
  const app = edge()
  const { url, server } = await new Promise<{ url: string; server: ReturnType<typeof serve> }>((resolve) => {
    const started = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
      resolve({ url: `http://127.0.0.1:${port}`, server: started }),
    )
  })
  const through =
    (faults: EdgeFaults): typeof fetch =>
    async (input, init) => {
      const asked = new URL(input instanceof Request ? input.url : input)
      if (asked.protocol === 'http:' && faults.plainHttp === undefined)
        return new Response(null, { status: 301, headers: { location: `${ORIGIN}${asked.pathname}` } })
      const answer =
        faults.answers?.[asked.pathname]?.() ??
        (await fetch(new URL(`${asked.pathname}${asked.search}`, url), init))
      const headers = new Headers({ ...SECURITY, ...Object.fromEntries(answer.headers) })
      const coded = headers.get('x-coded')
      if (coded !== null) headers.set('content-encoding', coded)
      for (const [name, value] of Object.entries(faults.headers ?? {})) {
        if (value === null) headers.delete(name)
        else headers.set(name, value)
      }
      return new Response(answer.status === 302 ? null : await answer.text(), {
        status: answer.status,
        headers,
      })
    }
  return {
    fetch: through,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
      }),
  }
}
