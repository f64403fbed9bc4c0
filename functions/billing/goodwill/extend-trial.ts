import type { AdminActor } from '#platform/actor.ts'
import { AppError } from '#platform/app-error.ts'
import { DAY } from '#platform/clock.ts'
import type { Needs } from '#functions/services/needs.ts'
import { syncSubscription, type SyncSubscriptionDeps } from '../subscription/sync-subscription.ts'
import { carryOut, type Decision, type GoodwillDeps } from './carry-out.ts'

interface Extension extends Decision {
  /** When the trial ended as it was decided. */
  readonly trialEndsAt: Date
}

/**
 * Extends a running trial by a day, once. Throws AppError not_found, trial_not_running, changed_meanwhile,
 * payment_in_progress, unavailable.
 */
export async function extendTrial(
  actor: AdminActor,
  userId: string,
  { trialEndsAt: seen, ...decision }: Extension,
  deps: GoodwillDeps & SyncSubscriptionDeps & Needs<'providerGoodwill'>,
): Promise<void> {
  const until = new Date(seen.getTime() + DAY)
  await carryOut(
    userId,
    actor,
    { ...decision, kind: 'trial_day', slot: `trial#${seen.toISOString()}`, invoiceId: null, amount: 24 },
    async ({ id }) => {
      const { billing, account, subscription } = await deps.billings.read(userId)
      if (account === null) throw new AppError('not_found')
      const { isTrial, trialEndsAt } = subscription
      const subscriptionId = billing.subscriptionId
      // An earlier try that crashed after its last call has done everything.
      if (trialEndsAt?.getTime() === until.getTime()) return
      if (!isTrial || trialEndsAt === null || subscriptionId === null || trialEndsAt <= deps.clock.now())
        throw new AppError('trial_not_running')
      if (trialEndsAt.getTime() !== seen.getTime()) throw new AppError('changed_meanwhile')
      await deps.providerGoodwill.extendTrial(id, subscriptionId, until)
      await syncSubscription(userId, deps)
    },
    deps,
  )
}
