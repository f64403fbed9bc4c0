import { AppError } from '#platform/app-error.ts'
import { MINUTE } from '#platform/clock.ts'
import { PLANS, type PlanId } from '#shared/catalog/plans.ts'
import type { ProviderSubscription } from '../model.ts'

/** How long the price of a preview may be charged, and how long a bank's question about it is gone on with. */
export const PRICE_VALID_MS = 30 * MINUTE

/**
 * So close to its end a month is not changed: the provider may have begun the next one by the time it is
 * asked.
 */
const ENDING_MS = 10 * MINUTE

const unavailable = (message?: string) =>
  new AppError('plan_change_unavailable', message === undefined ? {} : { message })

/** A day as users read it, in UTC. */
export const dayText = (at: Date): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(at)

/**
 * Whether a plan is more or less than the one that somebody pays for. Throws AppError
 * plan_change_unavailable, with a sentence that says what to do, where no plan can be changed.
 */
export function directionOf(
  { status, planId, periodEnd }: ProviderSubscription,
  plan: PlanId,
  now: Date,
): 'up' | 'down' | 'same' {
  if (status === 'past_due')
    throw unavailable(
      'A payment for your plan is overdue. Please pay it first, with the link in the email that we sent you.',
    )
  if (status !== 'active' || planId === null || periodEnd === null) throw unavailable()
  if (planId === plan) return 'same'
  if (periodEnd.getTime() - now.getTime() < ENDING_MS)
    throw unavailable('Your next month is about to begin. Nothing was changed. Try again in an hour.')
  return PLANS[plan].priceUsd > PLANS[planId].priceUsd ? 'up' : 'down'
}

/** A change that was chosen for the next month has to be taken back before a higher plan is charged. */
export function requireNoNextPlan({ planId, nextPlanId, periodEnd }: ProviderSubscription): void {
  if (nextPlanId === null || planId === null || periodEnd === null) return
  throw unavailable(
    `Your plan changes to ${PLANS[nextPlanId].name} on ${dayText(periodEnd)}. Keep ${PLANS[planId].name} first, then choose a higher plan.`,
  )
}

/** Nothing is chosen for the month after a plan that ends. */
export function requireGoingOn({ cancelAt }: ProviderSubscription): void {
  if (cancelAt === null) return
  throw unavailable(
    `You cancelled your plan: it ends on ${dayText(cancelAt)}. Reactivate it first, then choose another plan.`,
  )
}

/**
 * The instant up to which the old plan is reckoned: that of the preview, or now, in whole seconds. Throws
 * AppError price_changed for one that is too old or still to come: later in the month a change costs less.
 */
export function prorationInstant(given: Date | null, now: Date): Date {
  const at = given ?? now
  const age = now.getTime() - at.getTime()
  if (age < 0 || age > PRICE_VALID_MS) throw new AppError('price_changed')
  return new Date(Math.floor(at.getTime() / 1000) * 1000)
}
