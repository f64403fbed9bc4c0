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

type Verified =
  | { readonly active: true }
  | (Omit<Unverified, 'kind'> & { readonly active: false; readonly stop: boolean })

/** Activates the account in the order that the specification gives. Never throws: failures are outcomes. */
export async function activate({ route, payment }: ActivationRequest): Promise<ActivationOutcome> {
  if (route.by === 'payment') {
    const verified = await verify(route.payment)
    return verified.active ? { kind: 'please_log_in' } : unverified(verified)
  }
  const login = await (route.by === 'token' ? byToken(route.token) : bySession())
  if (login === 'open') return await entered(payment)
  // Without a session, the server only reports of a payment what its own record proves.
  if (login === 'closed' && payment !== null && (await verify(payment)).active)
    return { kind: 'please_log_in' }
  return { kind: route.by === 'visit' && login === 'closed' ? 'signed_out' : 'login_failed' }
}

/** The outcome for the session's own account. */
async function entered(payment: Payment | null): Promise<ActivationOutcome> {
  if (payment === null) {
    const known = await hasAccess()
    return known === true ? { kind: 'entered' } : unverified(known === null ? UNKNOWN : WITHOUT_PLAN)
  }
  // Polled, because the dashboard turns away users without a plan, and the provider's webhook may still be on
  // its way.
  const verified = await verifyPatiently(payment)
  if (verified.active) return { kind: 'entered' }
  // A payment of another account, or a provider that cannot be reached, says nothing about this account.
  const known = verified.known ? false : await hasAccess()
  return known === true ? { kind: 'entered' } : unverified({ ...verified, known: known === false })
}

/** Whether the user of the session may open the dashboard; null when that cannot be found out. */
const hasAccess = async (): Promise<boolean | null> =>
  await call(getUser).then(
    (user) => hasDashboardAccess(user, Date.now()),
    () => null,
  )

const UNKNOWN = { known: false, final: false, reason: VERIFICATION_FAILED } as const
const WITHOUT_PLAN = { known: true, final: true, reason: NOT_ACTIVE.noPlan } as const

const unverified = ({ known, final, reason }: Omit<Unverified, 'kind'>): ActivationOutcome => ({
  kind: 'unverified',
  known,
  final,
  reason,
})

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
async function verifyPatiently(payment: Payment): Promise<Verified> {
  let answer = await verify(payment)
  for (let asked = 1; asked < ACTIVATION.polls && !answer.active && !answer.stop; asked += 1) {
    await new Promise((resolve) => {
      setTimeout(resolve, ACTIVATION.pollMs)
    })
    answer = await verify(payment)
  }
  return answer
}

/** Problems that time does not solve. */
const FINAL: ReadonlySet<NonNullable<PaymentVerified['problem']>> = new Set([
  'trial_refused',
  'declined',
  'action_required',
] as const)

async function verify(payment: Payment): Promise<Verified> {
  try {
    const { success, message, problem } = await call(verifyPaymentSuccess, { body: payment })
    const final = problem !== null && FINAL.has(problem)
    return success
      ? { active: true }
      : { active: false, known: true, final, stop: final, reason: message || VERIFICATION_FAILED }
  } catch (error) {
    const reason = hasCode(error, 'not_found') ? VERIFICATION_FAILED : explain(error, VERIFICATION_FAILED)
    return {
      active: false,
      known: false,
      final: false,
      stop: hasCode(error, 'not_found') || hasCode(error, 'too_many_requests'),
      reason,
    }
  }
}
