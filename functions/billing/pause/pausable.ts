import { dateText } from '#functions/mail/figures.ts'
import { AppError } from '#platform/app-error.ts'
import { PLANS } from '#shared/catalog/plans.ts'
import type { ProviderSubscription } from '../model.ts'
import { ENDING_MS } from '../plan-change/plan-change.ts'

const unavailable = (message: string) => new AppError('pause_unavailable', { message })

/** Whether the skipped month has begun at the provider, as opposed to being planned. */
export const isRunning = ({ pause, periodEnd }: ProviderSubscription): boolean =>
  pause !== null && periodEnd !== null && pause.from < periodEnd

/** Throws AppError pause_unavailable shortly before a month or a pause begins: the provider may be at it. */
export function requireTime(at: Date, now: Date): void {
  if (at.getTime() - now.getTime() < ENDING_MS)
    throw unavailable('Your next month is about to begin. Nothing was changed. Try again in an hour.')
}

/**
 * Throws AppError pause_unavailable, with a sentence that tells the user what to do, unless the subscription is paid
 * and its next month can be skipped. After a pause a paid month has to come.
 */
export function requirePausable(
  {
    status,
    planId,
    nextPlanId,
    periodEnd,
    cancelAt,
    freeForever,
    latestInvoice,
    pause,
  }: ProviderSubscription,
  isDisputed: boolean,
  now: Date,
): void {
  if (status === 'trialing')
    throw unavailable('A trial can’t be paused. Cancel it before it ends, and nothing is charged.')
  if (status !== 'active' || periodEnd === null || planId === null) throw new AppError('pause_unavailable')
  if (isDisputed)
    throw unavailable(
      'You dispute a payment with your bank. Your plan can be paused when the bank has decided.',
    )
  if (pause !== null) throw unavailable(`Your plan is paused already, until ${dateText(pause.until)}.`)
  if (cancelAt !== null)
    throw unavailable(
      `You canceled your plan: it ends on ${dateText(cancelAt)}. Reactivate it first, then pause it.`,
    )
  if (nextPlanId !== null)
    throw unavailable(
      `Your plan changes to ${PLANS[nextPlanId].name} on ${dateText(periodEnd)}. Keep ${PLANS[planId].name} first, then pause it.`,
    )
  if (freeForever) throw unavailable('Nothing is charged for your plan, so there is nothing to pause.')
  if (latestInvoice?.status === 'draft')
    throw unavailable('Your month has just begun, and its payment is under way. Try again in an hour.')
  requireTime(periodEnd, now)
}
