import type { PlanId } from '#shared/catalog/plans.ts'
import type { Intent } from './model.ts'

/** Where a browser is sent after a trip to the identity provider: these addresses and no other. */
export const DASHBOARD = '/dashboard'
export const PRICING = '/#pricing'

/** The checkout of somebody who has just signed up. */
export const checkoutAddress = (email: string, plan: PlanId): string =>
  `/checkout?${new URLSearchParams({ email, plan, auto_login: 'true', gmail_signup: 'true' })}`

/** Where somebody is told that their account is deactivated. */
export const SWITCHED_OFF = '/login?reason=account_inactive'

/** The page that a trip began on, with the reason why it came to nothing. */
export function beginningOf(
  intent: Intent,
  error: 'cancelled' | 'sign_in_failed' | 'too_many_requests',
): string {
  return intent.purpose === 'sign_up' ? `/signup?plan=${intent.plan}&error=${error}` : `/login?error=${error}`
}
