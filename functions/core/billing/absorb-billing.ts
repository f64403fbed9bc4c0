import { AppError } from '#core/kernel/app-error.ts'
import { converge, type ConvergeNeeds } from './converge.ts'
import type { SubscriptionStatus } from './model.ts'

const LIVE: readonly SubscriptionStatus[] = ['incomplete', 'trialing', 'active', 'past_due', 'unpaid', 'paused']

/** How often another writer of the same account may come between. */
const ROUNDS = 8

/**
 * Ends what an account pays whose place another one takes, and hands on that its trial was used. Doing it again changes nothing.
 * Throws AppError unavailable when the payment provider does not answer.
 */
export async function absorbBilling(survivorId: string, absorbedId: string, needs: ConvergeNeeds): Promise<void> {
  const { billing } = await needs.billings.read(absorbedId)
  if (billing.customerId !== null) {
    const customer = await needs.truth.customer(billing.customerId)
    const live = customer?.subscriptions.filter(({ status }) => LIVE.includes(status)) ?? []
    for (const { id } of live) await needs.truth.apply({ kind: 'cancel_subscription', subscriptionId: id, why: 'superfluous' })
    await converge(absorbedId, needs)
  }
  if (billing.trialUsedAt !== null) await handOnTrial(survivorId, billing.trialUsedAt, needs)
}

async function handOnTrial(survivorId: string, trialUsedAt: Date, { billings }: ConvergeNeeds): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { billing } = await billings.read(survivorId)
    if (billing.trialUsedAt !== null) return
    if ((await billings.write(survivorId, billing.version, { ...billing, trialUsedAt })) === 'written') return
  }
  throw new AppError('unavailable')
}
