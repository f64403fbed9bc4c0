import type { PlanId } from '#shared/catalog/plans.ts'
import type { SubscriptionCreated } from '#shared/models/billing.ts'
import { paths } from '#web/lib/paths.ts'

export interface Buyer {
  readonly plan: PlanId
  readonly email: string
  readonly mailSignup: boolean
}

const address = (values: Readonly<Record<string, string>>): string =>
  `${paths.success}?${new URLSearchParams(values)}`

const signup = ({ mailSignup }: Buyer): Record<string, string> => (mailSignup ? { gmail_signup: 'true' } : {})

/**
 * The address that the payment provider returns to after a confirmation; it adds the intent and its result.
 */
export function afterConfirmation(buyer: Buyer, created: SubscriptionCreated): string {
  return address({
    auto_login: 'true',
    ...trialQuery(created),
    ...signup(buyer),
    email: buyer.email,
    plan: buyer.plan,
  })
}

function trialQuery({ isTrial, trialInfo }: SubscriptionCreated): Record<string, string> {
  if (!isTrial) return {}
  return trialInfo
    ? { trial: 'true', trial_days: String(trialInfo.days), trial_emails: String(trialInfo.emails) }
    : { trial: 'true' }
}

/** The success page when nothing had to be paid. */
export function afterFree(buyer: Buyer, created: SubscriptionCreated): string {
  return address({
    free_subscription: 'true',
    subscription_id: created.subscriptionId,
    ...trialQuery(created),
    ...(buyer.mailSignup ? { auto_login: 'true' } : {}),
    ...signup(buyer),
    email: buyer.email,
    plan: buyer.plan,
  })
}

/** The success page when a saved card pays and nothing is left to confirm. */
export function afterSaved(buyer: Buyer, created: SubscriptionCreated): string {
  return address({
    subscription_id: created.subscriptionId,
    discount_applied: 'true',
    redirect_status: 'succeeded',
    auto_login: 'true',
    ...signup(buyer),
    email: buyer.email,
    plan: buyer.plan,
  })
}
