import { PLANS, TRIAL, type Plan, type PlanId } from '#shared/catalog/plans.ts'
import type { User } from '#shared/models/account/user.ts'
import { paths } from '#web/lib/paths.ts'
import { noTrial } from '#web/lib/session/no-trial.ts'
import { hasDashboardAccess } from '#web/lib/session/subscription-status.ts'

export interface PlanOffer {
  readonly button: string
  /** Target of the button; null for the sign-up, which keeps the choice. */
  readonly to: string | null
  /** What is paid now, and later. */
  readonly today: string
  readonly later: string
}

const HOURS = TRIAL.days * 24

/** What a plan means to this visitor: a trial, a first month, a change, or their current plan. */
export function offerOf(plan: Plan, user: User | null, now: number): PlanOffer {
  const { id, name, priceUsd } = plan
  const trial = { today: '$0 today', later: `$${priceUsd} after ${HOURS} hours, then monthly` }
  if (user === null) return { button: `Try ${name}`, to: null, ...trial }
  if (!hasDashboardAccess(user, now)) {
    const to = paths.checkoutOf(id)
    return user.trialAvailable
      ? { button: `Try ${name}`, to, ...trial }
      : { button: `Choose ${name}`, to, today: `$${priceUsd} today`, later: 'then monthly' }
  }
  if (user.isTrial)
    return {
      button: trialButton(plan, user.trialPlan ?? user.currentPlan),
      to: paths.changePlan,
      today: `$${priceUsd} now`,
      later: 'your trial ends right away, then monthly',
    }
  if (user.currentPlan === null || user.currentPlan === id)
    return { button: 'Your plan', to: paths.account, today: `$${priceUsd} a month`, later: 'as now' }
  const isHigher = priceUsd > PLANS[user.currentPlan].priceUsd
  return {
    button: `Change to ${name}`,
    to: paths.changePlan,
    today: isHigher ? 'The difference now' : '$0 now',
    later: isHigher
      ? `for the rest of your month, then $${priceUsd} monthly`
      : `$${priceUsd} from your next month on`,
  }
}

/** A trial can be ended early with its own plan, a higher or a lower one. */
function trialButton({ id, name, priceUsd }: Plan, tried: PlanId | null): string {
  if (tried === id) return `Start ${name} now`
  return tried !== null && priceUsd < PLANS[tried].priceUsd ? `Change to ${name}` : `Upgrade to ${name}`
}

/** The main button of the page, and what stands below it: a trial only for those who can have one. */
export function mainOffer(
  user: User | null,
  now: number,
): { to: string; button: string; note: string | null } {
  if (user !== null && hasDashboardAccess(user, now))
    return { to: paths.configuration, button: 'Go to your dashboard', note: null }
  const note = `${HOURS} hours and ${TRIAL.emails} emails are free. Your card is charged after that, unless you cancel.`
  return user === null || user.trialAvailable
    ? { to: paths.pricing, button: 'Start your free trial', note }
    : { to: paths.pricing, button: 'Choose a plan', note: null }
}

/** The introduction to the plans for a signed-in user. */
export function leadFor(user: User, now: number): string {
  const refused = noTrial(user)
  if (refused !== null) return `${refused.why} ${refused.next}`
  if (!hasDashboardAccess(user, now))
    return user.trialAvailable
      ? `Each starts with a free trial of ${HOURS} hours and ${TRIAL.emails} emails. You are signed in: choose one and continue to payment.`
      : 'Your trial is used up, so the first month is charged when you confirm the payment. Your drafts, your resume and your settings are where you left them.'
  if (user.isTrial)
    return 'You are in your trial. Your plan starts automatically when it ends, or right away if you upgrade.'
  return 'A higher plan takes effect right away and costs the difference for the rest of your month. A lower one begins with your next month, and nothing is charged before.'
}
