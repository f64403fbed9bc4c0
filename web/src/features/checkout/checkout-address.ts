import { PlanId } from '#shared/catalog/plans.ts'
import { RETURN_PARAMETERS } from '#web/lib/payments/return-parameters.ts'

/** Reads the parameters of the checkout's address. */
export function readAddress(query: URLSearchParams) {
  const plan = PlanId.safeParse(query.get('plan'))
  return {
    plan: plan.success ? plan.data : null,
    email: query.get('email')?.trim() || null,
    /**
     * The user comes from the sign-up with a mail account: there may be a session, whose email is more
     * reliable.
     */
    mailSignup: query.get('auto_login') === 'true' && query.get('gmail_signup') === 'true',
    /** The user was sent back by the bank's page without having confirmed. */
    refused: query.get('redirect_status') === 'failed',
  }
}
export type CheckoutAddress = ReturnType<typeof readAddress>

/** The query without the payment provider's parameters. */
export function withoutReturn(query: URLSearchParams): URLSearchParams {
  const kept = new URLSearchParams(query)
  for (const name of RETURN_PARAMETERS) kept.delete(name)
  return kept
}

/** The query of the same checkout for another email. */
export function withEmail(query: URLSearchParams, email: string): string {
  const changed = withoutReturn(query)
  changed.set('email', email)
  return `?${changed}`
}
