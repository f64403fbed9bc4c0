import { AppError } from '#platform/app-error.ts'
import { syncSubscription, type SyncSubscriptionDeps } from './sync-subscription.ts'
import type { Checkouts } from '#vendors/stripe/stripe-checkouts.ts'

/** How often another writer of the same account may come between. */
const MAX_ATTEMPTS = 8

type MergeBillingDeps = SyncSubscriptionDeps & {
  readonly checkouts: Pick<Checkouts, 'openCheckouts' | 'closeCheckout'>
}

/**
 * Ends what a merged account pays, closes the payment pages that still wait for it, and hands on that its
 * trial was used. Doing it again changes nothing. Throws AppError unavailable when the payment provider does
 * not answer.
 */
export async function mergeBilling(
  primaryId: string,
  secondaryId: string,
  deps: MergeBillingDeps,
): Promise<void> {
  const { billing } = await deps.billings.read(secondaryId)
  // First the pages: a payment on one after this is rolled back when the provider reports it.
  for (const { id } of billing.customerId === null
    ? []
    : await deps.checkouts.openCheckouts(billing.customerId))
    await deps.checkouts.closeCheckout(id)
  const {
    billing: { trialUsedAt },
    subscription: { trialStartAt },
  } = await syncSubscription(secondaryId, deps)
  const used = trialUsedAt ?? trialStartAt
  if (used !== null) await handOnTrial(primaryId, used, deps)
}

async function handOnTrial(
  primaryId: string,
  trialUsedAt: Date,
  { billings }: SyncSubscriptionDeps,
): Promise<void> {
  for (let round = 0; round < MAX_ATTEMPTS; round += 1) {
    const { billing } = await billings.read(primaryId)
    if (billing.trialUsedAt !== null) return
    if ((await billings.write(primaryId, billing.version, { ...billing, trialUsedAt })) === 'written') return
  }
  throw new AppError('unavailable')
}
