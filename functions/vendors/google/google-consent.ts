import { CodeChallengeMethod } from 'google-auth-library'
import * as z from 'zod/mini'
import { logRefusal } from '#platform/log/log-refusal.ts'
import type { Clock } from '#platform/clock.ts'
import { isDeadToken, tokenFailure } from './google-failure.ts'
import { COMPOSE, SCOPES } from './scopes.ts'
import { googleClient, type GoogleClientOptions } from './transport.ts'
import type { MailboxConsent } from '#functions/mailbox/mailbox-port.ts'
import { MailboxError } from '#functions/mailbox/mailbox-error.ts'

/**
 * The errors of the consent page (developers.google.com/identity/protocols/oauth2/web-server, "Handle the OAuth
 * 2.0 server response") that are a person's decision: the user's, or that of the account's administrator.
 */
export const CONSENT_DECISIONS: ReadonlyMap<string, 'denied' | 'blocked'> = new Map([
  ['access_denied', 'denied'],
  ['admin_policy_enforced', 'blocked'],
])

const Tokens = z.object({
  refresh_token: z.optional(z.string()),
  scope: z._default(z.string(), ''),
  id_token: z.string(),
})
const Claims = z.object({ aud: z.string(), email: z.string().check(z.minLength(3)) })

/** Claims from Google's token endpoint, where TLS replaces checking the signature (OIDC Core 3.1.3.7, 6). */
function claimsOf(idToken: string): z.infer<typeof Claims> {
  return Claims.parse(JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString('utf8')))
}

/**
 * Google's consent for offline compose access, with PKCE. Earlier grants are not included, so that the scopes
 * are exactly these.
 */
export function googleConsent(options: GoogleClientOptions & { readonly clock: Clock }): MailboxConsent {
  const newClient = () => googleClient(options)
  return {
    authorizeUrl: ({ state, codeChallenge, loginHint }) =>
      newClient().generateAuthUrl({
        access_type: 'offline',
        prompt: 'consent',
        scope: SCOPES,
        state,
        login_hint: loginHint,
        code_challenge: codeChallenge,
        code_challenge_method: CodeChallengeMethod.S256,
      }),
    decision(error) {
      const decision = CONSENT_DECISIONS.get(error)
      if (decision === undefined)
        logRefusal({ vendor: 'google', kind: 'unknown', cause: `consent: ${error}` })
      return decision ?? 'unavailable'
    },
    async exchange({ code, codeVerifier }) {
      try {
        const tokens = Tokens.parse((await newClient().getToken({ code, codeVerifier })).tokens)
        const claims = claimsOf(tokens.id_token)
        if (claims.aud !== options.clientId)
          throw new MailboxError('retry_later', { cause: new Error('google: token of another client') })
        return {
          refreshToken: tokens.refresh_token ?? null,
          email: claims.email,
          composeGranted: tokens.scope.split(' ').includes(COMPOSE),
        }
      } catch (error) {
        throw tokenFailure(error, options.clock.now())
      }
    },
    async revoke({ refreshToken }) {
      try {
        await newClient().revokeToken(refreshToken)
      } catch (error) {
        if (!isDeadToken(error))
          throw new MailboxError('retry_later', { cause: tokenFailure(error, options.clock.now()).cause })
      }
    },
  }
}
