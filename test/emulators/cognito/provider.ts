import Provider, {
  interactionPolicy,
  type Adapter,
  type AdapterPayload,
  type Configuration,
} from 'oidc-provider'
import * as z from 'zod/mini'
import { claimsOf, type AccountState } from './accounts.ts'
import { spoil, type cognitoFaults } from './faults.ts'

export const PATHS = {
  authorize: '/oauth2/authorize',
  token: '/oauth2/token',
  userInfo: '/oauth2/userInfo',
  revoke: '/oauth2/revoke',
  logout: '/logout',
} as const

const TokenBody = z.looseObject({ id_token: z.string() })
const Jwk = z.looseObject({ kty: z.string() })

export interface ProviderParts {
  readonly issuer: string
  readonly poolId: string
  readonly clientId: string
  readonly redirectUris: readonly string[]
  readonly accounts: AccountState
  readonly faults: ReturnType<typeof cognitoFaults>
  readonly errorPage: (message: string) => Promise<string> | string
}

/** oidc-provider with Cognito's paths and claims, without a consent page. */
export function cognitoProvider(parts: ProviderParts): Provider {
  const { accounts, clientId } = parts
  const policy = interactionPolicy.base()
  policy.remove('consent')
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }))
  // The page decides whether anybody has to choose: the sessions of Cognito and Google are its cookies.
  policy
    .get('login')
    ?.checks.add(
      new interactionPolicy.Check('page', 'every sign-in passes the page', (ctx) =>
        ctx.oidc.result?.login === undefined
          ? interactionPolicy.Check.REQUEST_PROMPT
          : interactionPolicy.Check.NO_NEED_TO_PROMPT,
      ),
    )

  const configuration: Configuration = {
    adapter: memoryAdapter(),
    clients: [
      {
        client_id: clientId,
        redirect_uris: [...parts.redirectUris],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'none',
      },
    ],
    jwks: { keys: [Jwk.parse(accounts.jwk)] },
    cookies: {
      keys: [accounts.cookieKey],
      names: { session: 'cognito', interaction: 'cognito-at', resume: 'cognito-back' },
    },
    routes: {
      authorization: PATHS.authorize,
      token: PATHS.token,
      userinfo: PATHS.userInfo,
      revocation: PATHS.revoke,
      jwks: `/${parts.poolId}/.well-known/jwks.json`,
    },
    scopes: ['openid', 'email', 'profile'],
    claims: {
      openid: ['sub', 'token_use', 'cognito:username', 'cognito:groups', 'identities'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name'],
    },
    conformIdTokenClaims: false,
    extraParams: ['identity_provider'],
    // A code holds for its five minutes, whatever happens to the browser's session meanwhile.
    expiresWithSession: () => false,
    pkce: { required: () => true },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      revocation: { enabled: true },
      userinfo: { enabled: true },
    },
    interactions: { policy, url: (_ctx, interaction) => `/sign-in/${interaction.uid}` },
    findAccount: (_ctx, sub) => {
      const account = accounts.bySub(sub)
      return account === undefined
        ? undefined
        : { accountId: sub, claims: () => claimsOf(account, accounts.userNameOf(account)) }
    },
    loadExistingGrant: async (ctx) => {
      const grant = new ctx.oidc.provider.Grant({ clientId, accountId: ctx.oidc.session?.accountId })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
    renderError: async (ctx, out) => {
      ctx.type = 'html'
      ctx.body = await parts.errorPage(`${out.error}: ${out.error_description ?? ''}`)
    },
    ttl: {
      AccessToken: 3_600,
      AuthorizationCode: 300,
      IdToken: 3_600,
      Interaction: 3_600,
      Session: 3_600,
      Grant: 3_600,
    },
  }
  const provider = new Provider(parts.issuer, configuration)
  provider.use(async (ctx, next) => {
    await next()
    if (ctx.path !== PATHS.token || ctx.status !== 200) return
    const fault = parts.faults.takeSpoiler()
    if (fault === undefined) return
    const body = TokenBody.parse(ctx.body)
    ctx.body = { ...body, id_token: await spoil(body.id_token, fault.kind, accounts.jwk) }
  })
  return provider
}

/**
 * oidc-provider's storage between requests; the library's own memory store prints a warning at every start.
 */
function memoryAdapter(): (name: string) => Adapter {
  const items = new Map<string, AdapterPayload>()
  const uids = new Map<string, string>()
  return (name) => {
    const keyOf = (id: string) => `${name}:${id}`
    const find = (id: string) => {
      const item = items.get(keyOf(id))
      return item?.exp !== undefined && item.exp * 1_000 < Date.now() ? undefined : item
    }
    return {
      upsert: (id, payload) => {
        items.set(keyOf(id), payload)
        if (payload.uid !== undefined) uids.set(keyOf(payload.uid), id)
        return Promise.resolve()
      },
      find: (id) => Promise.resolve(find(id)),
      findByUid: (uid) => Promise.resolve(find(uids.get(keyOf(uid)) ?? '')),
      findByUserCode: () => Promise.resolve(undefined),
      consume: (id) => {
        const item = items.get(keyOf(id))
        if (item !== undefined) items.set(keyOf(id), { ...item, consumed: Math.floor(Date.now() / 1_000) })
        return Promise.resolve()
      },
      destroy: (id) => {
        items.delete(keyOf(id))
        return Promise.resolve()
      },
      revokeByGrantId: (grantId) => {
        for (const [key, item] of items) if (item.grantId === grantId) items.delete(key)
        return Promise.resolve()
      },
    }
  }
}
