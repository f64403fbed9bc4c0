import { PlanId } from '#shared/catalog/plans.ts'

/** What the address of the checkout says. */
export function readAddress(query: URLSearchParams) {
  const plan = PlanId.safeParse(query.get('plan'))
  return {
    plan: plan.success ? plan.data : null,
    email: query.get('email')?.trim() || null,
    /** Comes from the sign-up with a mail account: a session may be there, and knows the email better. */
    mailSignup: query.get('auto_login') === 'true' && query.get('gmail_signup') === 'true',
    /** The bank's page sent the visitor back without a yes. */
    refused: query.get('redirect_status') === 'failed',
  }
}
export type CheckoutAddress = ReturnType<typeof readAddress>

const RETURNED = [
  'redirect_status',
  'setup_intent',
  'setup_intent_client_secret',
  'payment_intent',
  'payment_intent_client_secret',
] as const

/**
 * The address without what the payment provider added on the way back: a secret of an intent is no use in a
 * history.
 */
export function withoutReturn(query: URLSearchParams): URLSearchParams {
  const kept = new URLSearchParams(query)
  for (const name of RETURNED) kept.delete(name)
  return kept
}

/** The checkout for somebody else's address, everything else as it is. */
export function withEmail(query: URLSearchParams, email: string): string {
  const changed = withoutReturn(query)
  changed.set('email', email)
  return `?${changed}`
}
