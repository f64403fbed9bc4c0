/**
 * A Cognito user pool with Google as its only identity provider, on oidc-provider: authorization code with
 * PKCE, ID tokens with Cognito's claims, JWKS under the pool's path, and a page to choose or create an
 * account in place of Google's sign-in.
 *
 * Rules (docs.aws.amazon.com/cognito/latest/developerguide, the page in brackets):
 * - The pool keeps a session in the browser for an hour; while it lasts nobody is asked (authorization-endpoint,
 *   cognito-user-pools-managed-login).
 * - `prompt=select_account` is handed to Google, which then lets people choose; without it Google continues with an
 *   account that is signed in there (authorization-endpoint). Managed login does this, the classic hosted UI does not.
 * - /logout ends the pool's session, not Google's, and leads to registered addresses alone (logout-endpoint).
 * - Redirect addresses are compared exactly; a code works once, for five minutes (authorization-endpoint).
 * - A refused exchange is 400 with `error` (token-endpoint); AdminDeleteUser answers UserNotFoundException for an
 *   unknown user.
 * - Each identity is a user of its own, whatever its address: the pool joins none by itself
 *   (cognito-user-pools-identity-federation-consolidate-users).
 * - `email_verified` is what Google says of the address, where it is mapped
 *   (cognito-user-pools-specifying-attribute-mapping); the fault `unverified_email` makes it false.
 *
 * Not imitated: passwords and every other provider, the hosted page's look, refresh tokens, JWT access tokens
 * (they are opaque here), client secrets, triggers, groups beyond the provider's, the admin API (cognito-idp)
 * except AdminDeleteUser, rate limits, several accounts at Google at once, the idpresponse hop between Google and Cognito.
 * PKCE is required here and optional there. A sign-in in progress does not survive a restart; keys and
 * accounts do. Token times follow the machine's clock.
 */
import type { RequestListener } from 'node:http'
import { Hono } from 'hono'
import { deleteCookie } from 'hono/cookie'
import { controlRoutes } from '#emulators/kit/control.ts'
import type { EmulatorOptions } from '#emulators/kit/emulator.ts'
import { handOver, neverAnswer, serve, type LoggedRequest, type NodeEnv } from '#emulators/kit/server.ts'
import { accountState, type SampleAccount } from './accounts.ts'
import { adminApi } from './admin-api.ts'
import { cognitoFaults, FaultRequest } from './faults.ts'
import { cognitoProvider, PATHS } from './provider.ts'
import { errorPage } from './sign-in-page.ts'
import { POOL_SESSION, signInRoutes } from './sign-in-routes.ts'

export interface CognitoEmulatorOptions extends EmulatorOptions {
  readonly clientId: string
  /** Compared exactly. */
  readonly redirectUris: readonly string[]
  /** URLs that /logout may redirect to. */
  readonly logoutUris?: readonly string[]
  readonly accounts: readonly SampleAccount[]
  /** True for a pool made without `signInCaseSensitive: false`; ours has it. */
  readonly namesHaveCase?: boolean
  /** Called before an account's first sign-in continues; when it throws, the next sign-in calls it again. */
  readonly onAccount?: (account: SampleAccount & { subject: string }) => Promise<void>
}

export type CognitoEmulator = Awaited<ReturnType<typeof startCognitoEmulator>>

export async function startCognitoEmulator(options: CognitoEmulatorOptions) {
  const clock = options.clock ?? { now: () => new Date() }
  const poolId = 'us-east-1_Local12345'
  const jwksPath = `/${poolId}/.well-known/jwks.json`
  const accounts = await accountState(options.statePath, options.accounts, options.namesHaveCase ?? false)
  const faults = cognitoFaults((from, to) => accounts.changeEmail(from, to))
  const requests: LoggedRequest[] = []
  const app = new Hono<NodeEnv>()
  adminApi(app, { accounts, poolId, faults })
  controlRoutes(app, {
    requests,
    faults: { schema: FaultRequest, set: (request) => faults.set(request), get: () => faults.pending() },
  })

  app.get(PATHS.logout, (c) => {
    const target = c.req.query('logout_uri') ?? ''
    const allowed =
      c.req.query('client_id') === options.clientId && (options.logoutUris ?? []).includes(target)
    if (allowed) deleteCookie(c, POOL_SESSION)
    return allowed
      ? c.redirect(target)
      : c.html(errorPage('Required parameters are missing or not registered.'), 400)
  })

  // The issuer contains the port, so the provider can be created only once the server listens.
  let provide: RequestListener = (_request, response) => {
    response.writeHead(503).end()
  }
  const blocked = { [PATHS.authorize]: 'authorize', [PATHS.token]: 'token', [jwksPath]: 'jwks' } as const
  for (const [path, name] of Object.entries(blocked)) {
    app.all(path, async (c) => {
      const fault = faults.takeBlock(name)
      if (fault?.kind === 'timeout') return neverAnswer(c)
      if (fault !== undefined) return c.json({ error: 'temporarily_unavailable' }, 503)
      return handOver(c.env, provide)
    })
  }
  const server = await serve(app, {
    port: options.port ?? 0,
    clock,
    log: requests,
    fallback: {
      listener: (request, response) => provide(request, response),
      takes: (path) => path.startsWith('/oauth2/') && !(path in blocked),
    },
  })
  const issuer = `${server.url}/${poolId}`
  const provider = cognitoProvider({
    issuer,
    poolId,
    clientId: options.clientId,
    redirectUris: options.redirectUris,
    accounts,
    faults,
    errorPage: async (message) => String(await errorPage(message)),
  })
  const answer = provider.callback()
  provide = (request, response) => {
    void answer(request, response)
  }
  signInRoutes(app, { provider, accounts, onAccount: options.onAccount ?? (() => Promise.resolve()) })
  return {
    ...server,
    poolId,
    isInPool: accounts.isInPool,
    issuer,
    authorizeUrl: server.url + PATHS.authorize,
    tokenUrl: server.url + PATHS.token,
    jwksUrl: server.url + jwksPath,
    faults,
  }
}
