/**
 * Google as this product uses it: OAuth consent, token, revocation and the drafts half of the Gmail API, with
 * a small mailbox page (/mailbox) that shows the drafts.
 *
 * Rules, with the page under developers.google.com/ that states each:
 * - A message is in the thread that create and update name, else in a new one, also when the draft was in a
 *   thread (workspace/gmail/api/guides/threads). An unknown thread is 404, a malformed id 400.
 * - An update replaces the message, whose id changes; the draft's id stays (workspace/gmail/api/guides/drafts).
 * - Refusals name a reason in `errors`, in any place (workspace/gmail/api/guides/handle-errors), or in an ErrorInfo in
 *   `details` (googleapis/googleapis, google/api/error_reason.proto): API off, project suspended, billing off,
 *   rate. Google's front end answers 403 in HTML. A mailbox without mail service is 400 failedPrecondition.
 * - Quota units by method and user (workspace/gmail/api/reference/quota).
 * - gmail.compose allows drafts and the profile alone (workspace/gmail/api/auth/scopes); users may untick it
 *   (identity/protocols/oauth2/resources/granular-permissions).
 * - A refresh token comes with consent, access tokens live an hour, a code works once, the hundred and first
 *   grant revokes the oldest (identity/protocols/oauth2).
 *
 * Not imitated: published keys and userinfo, other formats of a draft than metadata, passwords and second
 * factors, consent screens of unverified apps, include_granted_scopes,
 * incremental consent, token introspection, device and service-account flows, threads as resources, the rule
 * that a reply's subject and References must match its thread, labels, history,
 * attachments, messages.* and settings, search except rfc822msgid:, batch requests, partial responses
 * (fields=), ETags, project-wide quota, gzip, HTTP/2. Access tokens and unused codes do not survive a
 * restart. No mail is ever sent: "Send" on the page only moves a draft to Sent.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { Hono } from 'hono'
import { controlRoutes, movableClock } from '#emulators/kit/control.ts'
import type { MailboxEmulatorOptions } from '#emulators/kit/emulator.ts'
import { serve, type LoggedRequest, type NodeEnv } from '#emulators/kit/server.ts'
import { googleFaults, FaultRequest } from './faults.ts'
import { gmailRoutes } from './gmail-routes.ts'
import { mailboxRoutes } from './mailbox-routes.ts'
import { mailboxState } from './mailbox-state.ts'
import { oauthRoutes } from './oauth-routes.ts'
import { tokenStore } from './tokens.ts'

export type GoogleEmulator = Awaited<ReturnType<typeof startGoogleEmulator>>

export async function startGoogleEmulator(options: MailboxEmulatorOptions) {
  const clock = movableClock(options.clock ?? { now: () => new Date() })
  const state = mailboxState(options.statePath, clock)
  for (const account of options.accounts ?? []) state.account(account.email, account.name)
  /** Delay of the search index in milliseconds, and quota units per mailbox and minute. */
  const settings = { indexLagMs: 2_000, unitsPerMinute: 6_000 }
  const faults = googleFaults(state, settings)
  const tokens = tokenStore(clock, state)
  const sendAttempts: { account: string; path: string; at: string }[] = []
  const requests: LoggedRequest[] = []

  const app = new Hono<NodeEnv>()
  controlRoutes(app, {
    requests,
    clock,
    faults: { schema: FaultRequest, set: (request) => faults.set(request), get: () => faults.pending() },
  })
  oauthRoutes(app, {
    clients: options.clients,
    state,
    tokens,
    faults,
    appName: options.appName ?? 'The app',
  })
  app.route(
    '/gmail/v1/users',
    gmailRoutes({ state, tokens, faults, clock, sleep: (ms) => sleep(ms), settings, sendAttempts }),
  )
  mailboxRoutes(app, state, clock)

  const server = await serve(app, { port: options.port ?? 0, clock, log: requests })
  const { id = '', secret = '' } = options.clients[0] ?? {}
  return {
    ...server,
    /** Environment variables that make the product use it, without its addresses. */
    settings: { GOOGLE_CLIENT_ID: id, GOOGLE_CLIENT_SECRET: secret },
    faults,
    /** Calls of drafts.send and messages.send. They are refused; a test asserts that there are none. */
    sendAttempts,
    state,
    /** Creates a live grant without a browser, as a finished consent would. */
    grantFor: (
      email: string,
      { scope = 'openid https://www.googleapis.com/auth/gmail.compose' } = {},
    ): { refreshToken: string } => {
      const account = state.account(email)
      return {
        refreshToken: state.addGrant({ email: account.email, clientId: id, scope }),
      }
    },
    advanceClock: (ms: number) => clock.advance(ms),
  }
}
