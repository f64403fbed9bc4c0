import type { Context, Hono } from 'hono'
import * as z from 'zod/mini'
import type { MailboxEmulatorOptions } from '#emulators/kit/emulator.ts'
import { neverAnswer, type NodeEnv } from '#emulators/kit/server.ts'
import { consentPage, errorPage, pickerPage, type AuthorizeRequest } from './consent-page.ts'
import type { FaultQueue } from './faults.ts'
import type { MailboxState } from './mailbox-state.ts'
import { challengeOf, idTokenOf, type TokenStore } from './tokens.ts'

type GoogleClient = MailboxEmulatorOptions['clients'][number]

export interface OAuthParts {
  readonly clients: readonly GoogleClient[]
  readonly state: MailboxState
  readonly tokens: TokenStore
  readonly faults: FaultQueue
  readonly appName: string
}

export const COMPOSE = 'https://www.googleapis.com/auth/gmail.compose'
const EMAIL = /^[^\s@<>"]+@[^\s@<>"]+$/

const Authorize = z.object({
  client_id: z.string(),
  redirect_uri: z.string(),
  response_type: z.literal('code'),
  scope: z.string(),
  state: z._default(z.string(), ''),
  access_type: z._default(z.string(), 'online'),
  prompt: z._default(z.string(), ''),
  login_hint: z._default(z.string(), ''),
  code_challenge: z._default(z.string(), ''),
  code_challenge_method: z._default(z.string(), 'plain'),
  nonce: z._default(z.string(), ''),
  authuser: z._default(z.string(), ''),
})

export function oauthRoutes(app: Hono<NodeEnv>, parts: OAuthParts): void {
  const { state, tokens, clients, faults } = parts

  /**
   * Google shows these errors on its own page and never redirects, because the redirect URL is not trusted.
   */
  const refusal = (request: AuthorizeRequest): string | null => {
    const client = clients.find((known) => known.id === request.client_id)
    if (client === undefined) return 'Error 401: invalid_client. The OAuth client was not found.'
    if (!client.redirectUris.includes(request.redirect_uri))
      return 'Error 400: redirect_uri_mismatch. The redirect address is not registered for this client.'
    if (request.code_challenge !== '' && request.code_challenge_method !== 'S256')
      return 'Error 400: invalid_request. Only S256 is taken.'
    return null
  }

  app.get('/o/oauth2/v2/auth', (c) => {
    const parsed = Authorize.safeParse(c.req.query())
    if (!parsed.success)
      return c.html(errorPage('Error 400: invalid_request. Required parameters are missing.'), 400)
    const problem = refusal(parsed.data)
    if (problem !== null) return c.html(errorPage(problem), 400)
    const chosen = parsed.data.authuser || parsed.data.login_hint
    if (!EMAIL.test(chosen)) return c.html(pickerPage(parsed.data, state.accounts(), parts.appName))
    return c.html(consentPage(parsed.data, state.account(chosen), parts.appName))
  })

  app.post('/o/oauth2/v2/consent', async (c) => {
    const form = await c.req.parseBody()
    const parsed = Authorize.safeParse(form)
    if (!parsed.success)
      return c.html(errorPage('Error 400: invalid_request. Required parameters are missing.'), 400)
    const request = parsed.data
    const problem = refusal(request)
    if (problem !== null) return c.html(errorPage(problem), 400)
    const target = new URL(request.redirect_uri)
    if (request.state !== '') target.searchParams.set('state', request.state)
    if (form.decision !== 'allow') {
      target.searchParams.set('error', 'access_denied')
      return c.redirect(target.href)
    }
    const account = state.account(request.authuser)
    const scope = grantedScope(request.scope, form.compose === 'on')
    target.searchParams.set(
      'code',
      tokens.newCode({
        clientId: request.client_id,
        redirectUri: request.redirect_uri,
        email: account.email,
        scope,
        challenge: request.code_challenge || null,
        nonce: request.nonce || null,
        offline:
          request.access_type === 'offline' &&
          (request.prompt.includes('consent') || !state.hasGrant(account.email, request.client_id)),
      }),
    )
    target.searchParams.set('scope', scope)
    target.searchParams.set('authuser', '0')
    target.searchParams.set('prompt', 'consent')
    return c.redirect(target.href)
  })

  app.post('/token', async (c) => {
    const form = z.record(z.string(), z.string()).parse(await c.req.parseBody())
    const fault = faults.take('token', state.grant(form.refresh_token ?? '')?.email)
    if (fault?.kind === 'invalid_grant') return deadGrant(c)
    if (fault?.kind === 'invalid_client')
      return c.json({ error: 'invalid_client', error_description: 'Unauthorized' }, 401)
    if (fault?.kind === 'timeout') return neverAnswer(c)
    const wait = fault?.retryAfterSeconds
    if (fault?.kind === 'rate_limit')
      return c.json({ error: 'rate_limit_exceeded' }, 429, { 'retry-after': String(wait ?? 30) })
    if (fault !== undefined)
      return c.json(
        { error: 'internal_failure' },
        500,
        wait === undefined ? {} : { 'retry-after': String(wait) },
      )
    const client = clients.find((known) => known.id === form.client_id && known.secret === form.client_secret)
    if (client === undefined)
      return c.json({ error: 'invalid_client', error_description: 'Unauthorized' }, 401)
    if (form.grant_type === 'refresh_token') {
      const refreshToken = form.refresh_token ?? ''
      const grant = state.grant(refreshToken)
      if (grant === undefined || grant.clientId !== client.id) return deadGrant(c)
      return c.json({
        ...tokens.newAccessToken({ email: grant.email, scope: grant.scope, refreshToken }),
        scope: grant.scope,
        token_type: 'Bearer',
      })
    }
    if (form.grant_type !== 'authorization_code') return c.json({ error: 'unsupported_grant_type' }, 400)
    const code = tokens.takeCode(form.code ?? '')
    if (code === undefined || code.clientId !== client.id)
      return c.json({ error: 'invalid_grant', error_description: 'Malformed auth code.' }, 400)
    if (code.redirectUri !== form.redirect_uri)
      return c.json({ error: 'redirect_uri_mismatch', error_description: 'Bad Request' }, 400)
    if (code.challenge !== null && challengeOf(form.code_verifier ?? '') !== code.challenge) {
      return c.json(
        {
          error: 'invalid_grant',
          error_description:
            form.code_verifier === undefined ? 'Missing code verifier.' : 'Invalid code verifier.',
        },
        400,
      )
    }
    const account = state.account(code.email)
    const refreshToken = code.offline
      ? state.addGrant({ email: account.email, clientId: client.id, scope: code.scope })
      : null
    return c.json({
      ...tokens.newAccessToken({ email: account.email, scope: code.scope, refreshToken }),
      ...(refreshToken === null ? {} : { refresh_token: refreshToken }),
      scope: code.scope,
      token_type: 'Bearer',
      id_token: await idTokenOf(account, client.id, code.nonce),
    })
  })

  app.post('/revoke', async (c) => {
    const fault = faults.take('revoke')
    if (fault?.kind === 'timeout') return neverAnswer(c)
    if (fault !== undefined) return c.json({ error: 'internal_failure' }, 503)
    const form = await c.req.parseBody()
    const token = c.req.query('token') ?? (typeof form.token === 'string' ? form.token : '')
    const refreshToken = tokens.access(token)?.refreshToken ?? token
    if (state.grant(refreshToken) === undefined)
      return c.json({ error: 'invalid_token', error_description: 'Token expired or revoked' }, 400)
    state.revoke(refreshToken)
    return c.json({})
  })
}

const deadGrant = (c: Context<NodeEnv>) =>
  c.json({ error: 'invalid_grant', error_description: 'Token has been expired or revoked.' }, 400)

/** Google returns the long names of email and profile, and leaves out what the user unticked. */
function grantedScope(asked: string, compose: boolean): string {
  const long = new Map([
    ['email', 'https://www.googleapis.com/auth/userinfo.email'],
    ['profile', 'https://www.googleapis.com/auth/userinfo.profile'],
  ])
  const scopes = asked.split(' ').filter((scope) => scope !== '' && (scope !== COMPOSE || compose))
  return scopes.map((scope) => long.get(scope) ?? scope).join(' ')
}
