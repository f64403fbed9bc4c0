import type { Only } from '#functions/services/needs.ts'
import { dateText } from '#functions/mail/figures.ts'
import type { UserActor } from '#platform/actor.ts'
import { AppError } from '#platform/app-error.ts'
import { acquire, fail, PLAIN_ORDER, release, type CheckoutDeps } from '../payments/attempt.ts'
import { withCustomer } from '../payments/with-customer.ts'
import { paymentOverdue } from '../plan-change/plan-change.ts'
import { inEffectOf, overdueOf } from '../subscription/current-subscription.ts'
import { syncSubscription } from '../subscription/sync-subscription.ts'
import { isRunning, requirePausable } from './pausable.ts'

export type PauseDeps = CheckoutDeps & Only<'planPauses', 'pause'> & Only<'disputes', 'read'>

/**
 * Skips the month after the paid one: nothing is charged for it, it gives no emails, and then the plan continues by
 * itself. Repeating it changes nothing. Returns a sentence for the user. Throws AppError no_subscription,
 * pause_unavailable, plan_change_unavailable (overdue), payment_in_progress, not_authenticated, account_inactive,
 * unavailable.
 */
export async function pauseSubscription(actor: UserActor, deps: PauseDeps): Promise<string> {
  return await withCustomer(actor, { foreign: 'pause_unavailable' }, deps, async (own, customer, now) => {
    if (overdueOf(customer, own.billing) !== null) throw paymentOverdue()
    const current = inEffectOf(customer, own.billing)
    if (current === null) throw new AppError('no_subscription')
    if (current.pause === null || isRunning(current)) {
      const { periodEnd: from, planId } = current
      requirePausable(current, (await deps.disputes.read(actor.userId)) !== null, now)
      if (from === null || planId === null) throw new AppError('pause_unavailable')
      const taken = await acquire(actor, own, { ...PLAIN_ORDER, kind: 'pause', planId }, deps)
      if (taken === null) return null
      // A user who pauses no longer wants the higher plan that is still unpaid.
      const unpaid = current.waiting?.invoiceId ?? null
      if (unpaid !== null) await deps.stripeCustomer.apply({ kind: 'void_invoice', invoiceId: unpaid })
      await deps.planPauses
        .pause({ subscriptionId: current.id, from }, `pause:${actor.userId}:${taken.attempt.id}`)
        .catch((error: unknown) => fail(actor, taken, error, deps))
      await release(actor, taken, deps)
    }
    const { pause } = (await syncSubscription(actor.userId, deps)).subscription
    // A cancellation from another tab came last.
    if (pause === null) throw new AppError('pause_unavailable')
    return `Your plan pauses on ${dateText(pause.from)} for a month, and nothing is charged then. It continues on ${dateText(pause.until)}.`
  })
}
