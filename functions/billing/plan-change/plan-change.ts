import { AppError } from '#platform/app-error.ts'
import { dateText } from '#functions/mail/figures.ts'
import { MINUTE } from '#platform/clock.ts'
import { PLANS, type PlanId } from '#shared/catalog/plans.ts'
import type { ProviderSubscription } from '../model.ts'

/** How long the price of a preview stays valid, and a payment at that price may wait for the bank. */
export const PRICE_VALID_MS = 30 * MINUTE

/** A plan is not changed this close to the end of a month: the provider may be about to begin the next. */
export const ENDING_MS = 10 * MINUTE

const unavailable = (message?: string) =>
  new AppError('plan_change_unavailable', message === undefined ? {} : { message })

/** The refusal of any other plan while a charge is overdue, which stays payable. */
export const paymentOverdue = () =>
  unavailable(
    'A payment for your plan is overdue. Pay it first, or cancel your subscription, on your account page.',
  )

/**
 * Whether a plan is higher or lower than the one the user pays for. Throws AppError plan_change_unavailable,
 * with a sentence that tells the user what to do, when the plan cannot be changed.
 */
export function directionOf(
  { status, planId, periodEnd, pause }: ProviderSubscription,
  plan: PlanId,
  now: Date,
): 'up' | 'down' | 'same' {
  if (status === 'past_due') throw paymentOverdue()
  if (pause !== null)
    throw unavailable('Your plan is paused. Resume it on your account page first, then change it.')
  if (status !== 'active' || planId === null || periodEnd === null) throw unavailable()
  if (planId === plan) return 'same'
  if (periodEnd.getTime() - now.getTime() < ENDING_MS)
    throw unavailable('Your next month is about to begin. Nothing was changed. Try again in an hour.')
  return PLANS[plan].priceUsd > PLANS[planId].priceUsd ? 'up' : 'down'
}

/** Throws AppError plan_change_unavailable while a change is planned: the user has to undo it first. */
export function requireNoNextPlan({ planId, nextPlanId, periodEnd }: ProviderSubscription): void {
  if (nextPlanId === null || planId === null || periodEnd === null) return
  throw unavailable(
    `Your plan changes to ${PLANS[nextPlanId].name} on ${dateText(periodEnd)}. Keep ${PLANS[planId].name} first, then choose a higher plan.`,
  )
}

/** Throws AppError plan_change_unavailable for a cancelled plan: it has no next month to choose for. */
export function requireRenewing({ cancelAt }: ProviderSubscription): void {
  if (cancelAt === null) return
  throw unavailable(
    `You canceled your plan: it ends on ${dateText(cancelAt)}. Reactivate it first, then choose another plan.`,
  )
}

/**
 * The proration date of the confirmed preview in whole seconds. Throws AppError price_changed without a
 * preview, for one that is too old, because a change costs less later in the month, or in the future.
 */
export function prorationInstant(given: Date | null, now: Date): Date {
  const age = given === null ? -1 : now.getTime() - given.getTime()
  if (given === null || age < 0 || age > PRICE_VALID_MS) throw new AppError('price_changed')
  return new Date(Math.floor(given.getTime() / 1000) * 1000)
}
