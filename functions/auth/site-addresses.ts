import type { PlanId } from '#shared/catalog/plans.ts'
import type { Intent } from './model.ts'

/** The only addresses that a browser is sent to after it returns from the identity provider. */
export const DASHBOARD = '/dashboard'
export const PRICING = '/#pricing'

/** The checkout for a user who has just signed up. */
export const checkoutAddress = (email: string, plan: PlanId): string =>
  `/checkout?${new URLSearchParams({ email, plan, auto_login: 'true', gmail_signup: 'true' })}`

/** The page that links two accounts, for a new user whose address has an older account; then it goes on as planned. */
export const linkAddress = (email: string, plan: PlanId | null): string =>
  `/account-linking?${new URLSearchParams({ email, ...(plan === null ? {} : { plan }) })}`

/** The page that tells users that their account is deactivated. */
export const ACCOUNT_INACTIVE = '/login?reason=account_inactive'

/** The page where the sign-in or sign-up began, with the reason why it failed. */
export function startPageOf(
  intent: Intent,
  error: 'cancelled' | 'sign_in_failed' | 'too_many_requests',
): string {
  return intent.purpose === 'sign_up' ? `/signup?plan=${intent.plan}&error=${error}` : `/login?error=${error}`
}
