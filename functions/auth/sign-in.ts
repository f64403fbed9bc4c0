import type { Needs } from '#functions/services/needs.ts'
import { allowanceAt } from '#functions/account/allowance.ts'
import { AppError } from '#platform/app-error.ts'
import { completeAuthorization } from './authorization-request.ts'
import { openSession } from './open-session.ts'
import { startPageOf, checkoutAddress, DASHBOARD, ACCOUNT_INACTIVE, linkAddress } from './site-addresses.ts'
import { NO_SUBSCRIPTION } from '#functions/account/model.ts'
import type { Identity, Intent, PendingAuthorization } from './model.ts'

type SignInDeps = Needs<
  | 'authorizations'
  | 'accounts'
  | 'addresses'
  | 'identities'
  | 'provider'
  | 'sessions'
  | 'secrets'
  | 'clock'
  | 'newId'
>

interface Returned {
  readonly code: string | undefined
  readonly state: string | undefined
  readonly error: string | undefined
  readonly browserSecret: string | undefined
  /** Secret of this browser's former session, which ends. */
  readonly sessionSecret: string | undefined
}

interface SignInOutcome {
  /** The session cookie's value; null when no session was opened. */
  readonly sessionSecret: string | null
  readonly address: string
}

/**
 * Completes a sign-in or sign-up: verifies the identity, finds or creates its account and opens a session. A
 * sign-up continues to the checkout, unless the account already has access. A refusal leads back to the page
 * where the user began.
 */
export async function completeSignIn(returned: Returned, deps: SignInDeps): Promise<SignInOutcome> {
  let intent: Intent = { purpose: 'sign_in' }
  try {
    const pending = await completeAuthorization(returned, deps).catch(async (error: unknown) => {
      // Another tab has signed in meanwhile: its session holds for this one too.
      if (await hasSession(returned.sessionSecret, deps)) return null
      throw error
    })
    if (pending === null) return { sessionSecret: null, address: DASHBOARD }
    intent = pending.intent
    const identity = await identityOf(pending, returned.code, deps)
    const { userId, email, hasAccess, hasOlder } = await accountOf(identity, deps)
    const sessionSecret = await openSession({ userId, email }, returned.sessionSecret, deps)
    const plan = intent.purpose === 'sign_up' ? intent.plan : null
    if (hasOlder) return { sessionSecret, address: linkAddress(email, plan) }
    return {
      sessionSecret,
      address: plan === null || hasAccess ? DASHBOARD : checkoutAddress(email, plan),
    }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (error.code === 'account_inactive') return { sessionSecret: null, address: ACCOUNT_INACTIVE }
    return {
      sessionSecret: null,
      address: startPageOf(intent, returned.error === 'access_denied' ? 'cancelled' : 'sign_in_failed'),
    }
  }
}

const hasSession = async (
  secret: string | undefined,
  { sessions, secrets, clock }: SignInDeps,
): Promise<boolean> =>
  secret !== undefined && (await sessions.find(secrets.hash(secret), clock.now())) !== null

async function identityOf(
  { intent, codeVerifier, nonce }: PendingAuthorization,
  code: string | undefined,
  deps: SignInDeps,
): Promise<Identity> {
  if (intent.purpose === 'connect_gmail' || code === undefined) throw new AppError('sign_in_failed')
  return await deps.provider.exchange({ code, codeVerifier, nonce })
}

interface Owner {
  readonly userId: string
  readonly email: string
  readonly hasAccess: boolean
  /** Whether the account is new and its verified address has an older one. */
  readonly hasOlder: boolean
}

/**
 * Finds or creates the account of an identity. A new identity with a verified address opens the account whose owner
 * proved that address when linking; an address alone never opens one. The account's own address is used, because the
 * provider's may belong to a linked account or have changed.
 */
async function accountOf(identity: Identity, deps: SignInDeps): Promise<Owner> {
  const { issuer, subject, email, emailVerified, firstName, lastName } = identity
  const now = deps.clock.now()
  const address = email.trim().toLowerCase()
  const found = await deps.identities.find(issuer, subject)
  const others = found === null && emailVerified ? await deps.addresses.at(address) : []
  const proved = others.find(({ opensByGoogle }) => opensByGoogle)
  const known =
    proved === undefined
      ? found
      : await deps.identities.attach({ issuer, subject }, { userId: proved.userId, email: address }, now)
  if (known !== null) {
    const snapshot = await deps.accounts.snapshot(known.userId, now)
    return {
      userId: known.userId,
      email: snapshot?.account.email ?? email,
      hasAccess: snapshot !== null && allowanceAt(snapshot.subscription, now).kind !== 'none',
      hasOlder: false,
    }
  }
  const account = {
    id: deps.newId('usr'),
    email,
    firstName,
    lastName,
    emailVerified,
    subscription: NO_SUBSCRIPTION,
  }
  const { userId } = await deps.identities.create({ issuer, subject }, account, now)
  return { userId, email, hasAccess: false, hasOlder: userId === account.id && others.length > 0 }
}
