import type { Only } from '#functions/services/needs.ts'
import { dateText, moneyText } from '#functions/mail/figures.ts'
import type { UserActor } from '#platform/actor.ts'
import { AppError } from '#platform/app-error.ts'
import type { ProviderCustomer, ProviderSubscription } from '../model.ts'
import {
  acquire,
  fail,
  PLAIN_ORDER,
  release,
  type CheckoutDeps,
  type ReadyAccount,
} from '../payments/attempt.ts'
import { withCustomer } from '../payments/with-customer.ts'
import { paymentOverdue } from '../plan-change/plan-change.ts'
import { cardOnFile, inEffectOf, overdueOf } from '../subscription/current-subscription.ts'
import { syncSubscription } from '../subscription/sync-subscription.ts'
import { isRunning, requireTime } from './pausable.ts'

export type ResumeDeps = CheckoutDeps & Only<'planPauses', 'lift' | 'restart'>

/**
 * Takes back a pause that has not begun, or ends one that has: a month is charged whole and begins now, so that a
 * pause never gives a month for nothing. A declined card leaves the pause as it is. Charged once, however often it
 * is called; without a pause it changes nothing. Returns a sentence for the user. Throws AppError no_subscription,
 * pause_unavailable, plan_change_unavailable (overdue), payment_method_missing, payment_declined,
 * payment_in_progress, not_authenticated, account_inactive, unavailable.
 */
export async function resumeSubscription(actor: UserActor, deps: ResumeDeps): Promise<string> {
  return await withCustomer(actor, { foreign: null }, deps, async (own, customer) => {
    if (overdueOf(customer, own.billing) !== null) throw paymentOverdue()
    const current = inEffectOf(customer, own.billing)
    if (current === null) throw new AppError('no_subscription')
    const paid = isRunning(current) ? await payMonth(actor, { own, customer, current }, deps) : 0
    if (paid === null) return null
    if (current.pause !== null && !isRunning(current)) {
      requireTime(current.pause.from, deps.clock.now())
      await deps.planPauses.lift(current.id)
    }
    const { subscription } = await syncSubscription(actor.userId, deps)
    const { planExpiresAt, pause } = subscription
    if (pause !== null) throw new AppError('payment_in_progress', { retryAfterSeconds: 3 })
    const next = planExpiresAt === null ? '' : ` The next payment is on ${dateText(planExpiresAt)}.`
    return `Your plan continues.${paid === 0 ? '' : ` ${moneyText(paid)} was charged.`}${next}`
  })
}

/** Charges a month from now on. Returns US cents; null when another writer came between. */
async function payMonth(
  actor: UserActor,
  {
    own,
    customer,
    current,
  }: { own: ReadyAccount; customer: ProviderCustomer; current: ProviderSubscription },
  deps: ResumeDeps,
): Promise<number | null> {
  const { id, planId, pause, latestInvoice } = current
  if (pause === null || planId === null) throw new AppError('pause_unavailable')
  requireTime(pause.until, deps.clock.now())
  // Until the skipped month's invoice is void it could still be collected, beside the new month's.
  if (latestInvoice?.status !== 'void')
    throw new AppError('pause_unavailable', {
      message: 'Your pause has just begun. Nothing was changed. Try again in an hour.',
    })
  const card = cardOnFile(customer, current)
  if (card === null) throw new AppError('payment_method_missing')
  const taken = await acquire(actor, own, { ...PLAIN_ORDER, kind: 'resume', planId }, deps)
  if (taken === null) return null
  if (current.card?.id !== card.id)
    await deps.stripeCustomer.apply({
      kind: 'use_card',
      customerId: customer.id,
      subscriptionId: id,
      cardId: card.id,
    })
  await deps.planPauses.lift(id)
  const paid = await deps.planPauses
    .restart(id, `resume:${actor.userId}:${taken.attempt.id}`)
    .catch((error: unknown) => fail(actor, taken, error, deps))
  await release(actor, taken, deps)
  return paid
}
