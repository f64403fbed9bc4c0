import { ACTIVATION } from '#shared/catalog/constants.ts'
import type { PaymentVerified } from '#shared/models/billing.ts'
import { explain, hasCode, isUnauthenticated } from '#web/lib/api/api-error.ts'
import type { ActivationRequest, Payment } from './success-address.ts'
import { NOT_ACTIVE, VERIFICATION_FAILED } from './texts.ts'

export type ActivationOutcome =
  /** A session is open, and the server says that its account is active. */
  | { readonly kind: 'entered' }
  /** The payment is confirmed; its owner logs in. */
  | { readonly kind: 'please_log_in' }
  /** Nothing is known without a login. */
  | { readonly kind: 'signed_out' }
  /** Nothing is known either, and a login was promised. */
  | { readonly kind: 'login_failed' }
  | Unverified

export interface Unverified {
  readonly kind: 'unverified'
  /** The account is known not to be active; otherwise nobody could be asked. */
  readonly known: boolean
  /** Asking again will not change it: the order has to be made again. */
  readonly final: boolean
  readonly reason: string
}

export interface ActivationCalls {
  autoLogin(token: string): Promise<{ readonly success: boolean }>
  sessionStatus(): Promise<{ readonly isActive: boolean }>
  verify(payment: Payment): Promise<Pick<PaymentVerified, 'success' | 'message' | 'problem'>>
  /** Whether the dashboard would let the session's user in. */
  hasDashboardAccess(): Promise<boolean>
  pause(ms: number): Promise<void>
}

type Verified =
  | { readonly active: true }
  | (Omit<Unverified, 'kind'> & { readonly active: false; readonly stop: boolean })

/**
 * Opens the account in the order that the specification gives. Never throws: what goes wrong is an outcome.
 */
export async function activate(
  { route, payment }: ActivationRequest,
  calls: ActivationCalls,
): Promise<ActivationOutcome> {
  if (route.by === 'payment') {
    const verified = await verify(route.payment, 1, calls)
    return verified.active ? { kind: 'please_log_in' } : unverified(verified)
  }
  const login = await (route.by === 'token' ? byToken(route.token, calls) : bySession(calls))
  if (login === 'open') return await entered(payment, calls)
  // Without a session the server tells about a payment only what its own record proves.
  if (login === 'closed' && payment !== null && (await verify(payment, 1, calls)).active)
    return { kind: 'please_log_in' }
  return { kind: route.by === 'visit' && login === 'closed' ? 'signed_out' : 'login_failed' }
}

/** What the server says of a session's own account. */
async function entered(payment: Payment | null, calls: ActivationCalls): Promise<ActivationOutcome> {
  const hasAccess = async () => await calls.hasDashboardAccess().catch(() => null)
  if (payment === null) {
    const known = await hasAccess()
    return known === true ? { kind: 'entered' } : unverified(known === null ? UNKNOWN : WITHOUT_PLAN)
  }
  // The dashboard sends whoever has no plan away, and the provider's own message to us may still be on its
  // way.
  const verified = await verify(payment, ACTIVATION.polls, calls)
  if (verified.active) return { kind: 'entered' }
  // A payment that is not this account's, or a provider that does not answer, says nothing about the account
  // itself.
  const known = verified.known ? false : await hasAccess()
  return known === true ? { kind: 'entered' } : unverified({ ...verified, known: known === false })
}

const UNKNOWN = { known: false, final: false, reason: VERIFICATION_FAILED } as const
const WITHOUT_PLAN = { known: true, final: true, reason: NOT_ACTIVE.noPlan } as const

const unverified = ({ known, final, reason }: Omit<Unverified, 'kind'>): ActivationOutcome => ({
  kind: 'unverified',
  known,
  final,
  reason,
})

type Login = 'open' | 'closed' | 'failed'

async function byToken(token: string, calls: ActivationCalls): Promise<Login> {
  try {
    if ((await calls.autoLogin(token)).success) return 'open'
    // It took longer than a token lives, and the browser may have been logged in all the while.
    return (await bySession(calls)) === 'open' ? 'open' : 'closed'
  } catch {
    return 'failed'
  }
}

async function bySession(calls: ActivationCalls): Promise<Login> {
  try {
    return (await calls.sessionStatus()).isActive ? 'open' : 'closed'
  } catch (error) {
    return isUnauthenticated(error) ? 'closed' : 'failed'
  }
}

/** Asks until the payment is confirmed, `times` at most. */
async function verify(payment: Payment, times: number, calls: ActivationCalls): Promise<Verified> {
  let answer = await verifyOnce(payment, calls)
  for (let asked = 1; asked < times && !answer.active && !answer.stop; asked += 1) {
    await calls.pause(ACTIVATION.pollMs)
    answer = await verifyOnce(payment, calls)
  }
  return answer
}

/** Not a matter of time. */
const FINAL: ReadonlySet<NonNullable<PaymentVerified['problem']>> = new Set([
  'trial_refused',
  'declined',
  'action_required',
] as const)

async function verifyOnce(payment: Payment, calls: Pick<ActivationCalls, 'verify'>): Promise<Verified> {
  try {
    const { success, message, problem } = await calls.verify(payment)
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
