import { ACTIVATION } from '#shared/catalog/constants.ts'
import { getSessionStatus } from '#shared/contracts/account/session.ts'
import { autoLogin } from '#shared/contracts/account/sign-up.ts'
import { getUser } from '#shared/contracts/account/user.ts'
import { verifyPaymentSuccess } from '#shared/contracts/billing.ts'
import type { PaymentVerified } from '#shared/models/billing.ts'
import { call } from '#web/lib/api/api-client.ts'
import { explain, hasCode, isUnauthenticated } from '#web/lib/api/api-error.ts'
import { hasDashboardAccess } from '#web/lib/session/subscription-status.ts'
import type { ActivationRequest, Payment } from './success-address.ts'
import { NOT_ACTIVE, VERIFICATION_FAILED } from './texts.ts'

export type ActivationOutcome =
  /** A session is open, and its account is active according to the server. */
  | { readonly kind: 'entered' }
  /** The payment is confirmed; the user has to log in. */
  | { readonly kind: 'please_log_in' }
  /** Nothing is known without a login. */
  | { readonly kind: 'signed_out' }
  /** Nothing is known either, although the address promised a login. */
  | { readonly kind: 'login_failed' }
  | Unverified

export interface Unverified {
  readonly kind: 'unverified'
  /** Whether the account is known not to be active; otherwise it could not be checked. */
  readonly known: boolean
  /** Whether asking again cannot help: the order has to be placed again. */
  readonly final: boolean
  readonly reason: string
}

/** What keeps a payment from being confirmed, and whether asking again soon is useless. */
interface Doubt {
  readonly outcome: Unverified
  readonly stop: boolean
}

/** Activates the account in the order that the specification gives. Never throws: failures are outcomes. */
export async function activate({ route, payment }: ActivationRequest): Promise<ActivationOutcome> {
  if (route.by === 'payment') return (await verify(route.payment))?.outcome ?? { kind: 'please_log_in' }
  const login = await (route.by === 'token' ? byToken(route.token) : bySession())
  if (login === 'open') return await entered(payment)
  // Without a session, the server only reports of a payment what its own record proves.
  if (login === 'closed' && payment !== null && (await verify(payment)) === null)
    return { kind: 'please_log_in' }
  return { kind: route.by === 'visit' && login === 'closed' ? 'signed_out' : 'login_failed' }
}

/** The outcome for the session's own account. */
async function entered(payment: Payment | null): Promise<ActivationOutcome> {
  if (payment === null) {
    const known = await hasAccess()
    return known === true ? { kind: 'entered' } : known === null ? UNKNOWN : WITHOUT_PLAN
  }
  // Polled, because the dashboard turns away users without a plan, and the provider's webhook may still be on
  // its way.
  const doubt = await verifyPatiently(payment)
  if (doubt === null) return { kind: 'entered' }
  // A payment of another account, or a provider that cannot be reached, says nothing about this account.
  const known = doubt.outcome.known ? false : await hasAccess()
  return known === true ? { kind: 'entered' } : { ...doubt.outcome, known: known === false }
}

/** Whether the user of the session may open the dashboard; null when that cannot be found out. */
const hasAccess = async (): Promise<boolean | null> =>
  await call(getUser).then(
    (user) => hasDashboardAccess(user, Date.now()),
    () => null,
  )

const UNKNOWN: Unverified = { kind: 'unverified', known: false, final: false, reason: VERIFICATION_FAILED }
const WITHOUT_PLAN: Unverified = { kind: 'unverified', known: true, final: true, reason: NOT_ACTIVE.noPlan }

type Login = 'open' | 'closed' | 'failed'

async function byToken(token: string): Promise<Login> {
  try {
    if ((await call(autoLogin, { body: { token } })).success) return 'open'
    // The token has expired or was used, but the browser may have a session anyway.
    return (await bySession()) === 'open' ? 'open' : 'closed'
  } catch {
    return 'failed'
  }
}

async function bySession(): Promise<Login> {
  try {
    return (await call(getSessionStatus)).isActive ? 'open' : 'closed'
  } catch (error) {
    return isUnauthenticated(error) ? 'closed' : 'failed'
  }
}

/** Asks several times, until the payment is confirmed. */
async function verifyPatiently(payment: Payment): Promise<Doubt | null> {
  let doubt = await verify(payment)
  for (let asked = 1; asked < ACTIVATION.polls && doubt?.stop === false; asked += 1) {
    await new Promise((resolve) => {
      setTimeout(resolve, ACTIVATION.pollMs)
    })
    doubt = await verify(payment)
  }
  return doubt
}

/** Problems that time does not solve. */
const FINAL: ReadonlySet<NonNullable<PaymentVerified['problem']>> = new Set([
  'trial_refused',
  'declined',
  'action_required',
] as const)

/** Null for a payment that is confirmed. */
async function verify(payment: Payment): Promise<Doubt | null> {
  try {
    const { success, message, problem } = await call(verifyPaymentSuccess, { body: payment })
    if (success) return null
    const final = problem !== null && FINAL.has(problem)
    const reason = message || VERIFICATION_FAILED
    return { outcome: { kind: 'unverified', known: true, final, reason }, stop: final }
  } catch (error) {
    const isMissing = hasCode(error, 'not_found')
    const reason = isMissing ? VERIFICATION_FAILED : explain(error, VERIFICATION_FAILED)
    return { outcome: { ...UNKNOWN, reason }, stop: isMissing || hasCode(error, 'too_many_requests') }
  }
}
