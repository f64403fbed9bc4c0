import type { IdentityStore } from '#core/account/ports.ts'
import { NO_SUBSCRIPTION } from '#core/account/ports.ts'
import { AppError } from '#core/kernel/app-error.ts'
import { MINUTE, type Clock } from '#core/kernel/clock.ts'
import type { NewId } from '#core/kernel/ids.ts'
import type { Secrets } from '#core/kernel/secrets.ts'
import type { AuthorizationStore, IdentityProvider, PendingAuthorization, SessionStore } from './ports.ts'
import { sessionEnds } from './session.ts'

/** A state is good for ten minutes. */
const PENDING_MS = 10 * MINUTE

interface Departure {
  readonly state: string
  /** Secret for the browser's own cookie. */
  readonly browserSecret: string
  readonly pending: PendingAuthorization
}

/** Prepares a trip to a provider: state, PKCE verifier, nonce, and the secret that ties the return to this browser. */
export async function depart(
  purpose: PendingAuthorization['purpose'],
  userId: string | null,
  needs: { authorizations: AuthorizationStore; secrets: Secrets; clock: Clock },
): Promise<Departure> {
  const { secrets } = needs
  const state = secrets.fresh()
  const browserSecret = secrets.fresh()
  const pending: PendingAuthorization = {
    stateHash: secrets.hash(state),
    purpose,
    browserHash: secrets.hash(browserSecret),
    codeVerifier: secrets.fresh(),
    nonce: secrets.fresh(),
    userId,
    expiresAt: new Date(needs.clock.now().getTime() + PENDING_MS),
  }
  await needs.authorizations.save(pending)
  return { state, browserSecret, pending }
}

/** Matches a return with its departure. Throws AppError sign_in_failed when it is unknown, used, over or of another browser. */
export async function arrive(
  purpose: PendingAuthorization['purpose'],
  returned: { state: string | undefined; browserSecret: string | undefined },
  needs: { authorizations: AuthorizationStore; secrets: Secrets; clock: Clock },
): Promise<PendingAuthorization> {
  const { state, browserSecret } = returned
  if (state === undefined || browserSecret === undefined) throw new AppError('sign_in_failed')
  const pending = await needs.authorizations.take(needs.secrets.hash(state), needs.clock.now())
  if (pending === null || pending.purpose !== purpose || pending.browserHash !== needs.secrets.hash(browserSecret)) {
    throw new AppError('sign_in_failed')
  }
  return pending
}

interface SignInNeeds {
  authorizations: AuthorizationStore
  identities: IdentityStore
  provider: IdentityProvider
  sessions: SessionStore
  secrets: Secrets
  clock: Clock
  newId: NewId
}

/**
 * Completes a sign-in: verifies the identity, finds or makes its account and opens a new session; the one that this browser
 * had, whoever's it was, ends with it. Returns the session's secret for the cookie. Throws AppError sign_in_failed.
 */
export async function signIn(
  returned: { code: string | undefined; state: string | undefined; browserSecret: string | undefined; sessionSecret: string | undefined },
  needs: SignInNeeds,
): Promise<{ sessionSecret: string; userId: string }> {
  const pending = await arrive('sign_in', returned, needs)
  if (returned.code === undefined) throw new AppError('sign_in_failed')
  const identity = await needs.provider.exchange({ code: returned.code, codeVerifier: pending.codeVerifier, nonce: pending.nonce })
  const now = needs.clock.now()
  const { userId } =
    (await needs.identities.find(identity.issuer, identity.subject)) ??
    (await needs.identities.create(
      { issuer: identity.issuer, subject: identity.subject },
      {
        id: needs.newId('usr'),
        email: identity.email,
        firstName: identity.firstName,
        lastName: identity.lastName,
        emailVerified: identity.emailVerified,
        subscription: NO_SUBSCRIPTION,
      },
      now,
    ))
  const replaced = returned.sessionSecret === undefined ? null : await needs.sessions.find(needs.secrets.hash(returned.sessionSecret), now)
  const sessionSecret = needs.secrets.fresh()
  await needs.sessions.open({ hash: needs.secrets.hash(sessionSecret), userId, email: identity.email, ...sessionEnds(now) }, replaced)
  return { sessionSecret, userId }
}
