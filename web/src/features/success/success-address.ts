import { verifyPaymentSuccess } from '#shared/contracts/billing.ts'
import type { BodyInputOf } from '#shared/contracts/contract.ts'
import { paths } from '#web/lib/paths.ts'
import { isPlanId } from '#web/lib/payments/selected-plan.ts'

export type Payment = BodyInputOf<typeof verifyPaymentSuccess>

/** How the address asks to open the account. */
export type Route =
  | { readonly by: 'token'; readonly token: string }
  /** A session should be open. */
  | { readonly by: 'session' }
  /**
   * The payment was made before there was an account in this browser: it is verified, and the user logs in.
   */
  | { readonly by: 'payment'; readonly payment: Payment }
  /** The address says nothing; a session is looked for anyway. */
  | { readonly by: 'visit' }

/** What the address of the success page asks for. */
export interface ActivationRequest {
  readonly route: Route
  /** The payment to verify; null when the address names none. */
  readonly payment: Payment | null
}

const IDS = ['session_id', 'setup_intent', 'payment_intent', 'subscription_id'] as const

function paymentOf(query: URLSearchParams): Payment | null {
  const ids = IDS.flatMap((name) => query.get(name) ?? []).filter(
    (sessionId) => verifyPaymentSuccess.body.safeParse({ sessionId }).success,
  )
  const [sessionId] = ids
  if (sessionId === undefined) return null
  const whole = {
    sessionId,
    ...(query.get('user_id') ? { userId: query.get('user_id') } : {}),
    ...(query.get('email') ? { email: query.get('email') } : {}),
  }
  const checked = verifyPaymentSuccess.body.safeParse(whole)
  return checked.success ? checked.data : { sessionId }
}

/** Reads the address. A token takes precedence over the session, and the session over a payment alone. */
export function readActivationRequest(query: URLSearchParams): ActivationRequest {
  const payment = paymentOf(query)
  const token = query.get('auto_login_token')
  if (token) return { route: { by: 'token', token }, payment }
  if (query.get('auto_login') === 'true') return { route: { by: 'session' }, payment }
  const whole =
    ['session_id', 'email', 'user_id'].every((name) => query.get(name)) &&
    query.get('payment_first') === 'true'
  return { route: whole && payment !== null ? { by: 'payment', payment } : { by: 'visit' }, payment }
}

const SECRETS = ['auto_login_token', 'setup_intent_client_secret', 'payment_intent_client_secret'] as const

/**
 * The query without single-use secrets, which must not stay in the history. In place of a token, a reload
 * uses the session that the token opened.
 */
export function withoutSecrets(query: URLSearchParams): URLSearchParams {
  const kept = new URLSearchParams(query)
  if (kept.has('auto_login_token')) kept.set('auto_login', 'true')
  for (const name of SECRETS) kept.delete(name)
  return kept
}

/**
 * The page for a payment that its provider reports as failed; null for any other. A reported success proves
 * nothing.
 */
export function failedPayment(query: URLSearchParams): string | null {
  if (query.get('redirect_status') !== 'failed') return null
  const carried = ['plan', 'email', 'session_id'].flatMap((name): [string, string][] => {
    const value = query.get(name)
    return value === null ? [] : [[name, value]]
  })
  return `${paths.paymentFailed}?${new URLSearchParams([['reason', 'declined'], ...carried])}`
}

/** Where to order again: the checkout, which takes the email from an open session, or the prices. */
export function orderAgain(query: URLSearchParams): string {
  const plan = query.get('plan')
  return isPlanId(plan) ? paths.checkoutOf(plan) : paths.pricing
}
