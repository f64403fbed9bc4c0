import type { Service } from '#functions/services/needs.ts'
import { AppError } from '#platform/app-error.ts'
import { syncSubscription, type SyncSubscriptionDeps } from './sync-subscription.ts'

/** Tries before giving up when other writers of the same account keep coming between. */
const MAX_ATTEMPTS = 8

type MergeBillingDeps = SyncSubscriptionDeps & {
  readonly checkouts: Pick<Service<'checkouts'>, 'openCheckouts' | 'closeCheckout'>
}

/**
 * Ends the subscriptions of a merged account, closes its open payment pages, and records on the primary
 * account that the trial was used. Doing it again changes nothing. Throws AppError unavailable when the
 * payment provider does not answer.
 */
export async function mergeBilling(
  primaryId: string,
  secondaryId: string,
  deps: MergeBillingDeps,
): Promise<void> {
  const { billing } = await deps.billings.read(secondaryId)
  // Pages are closed first; a payment made on one anyway is rolled back when the provider reports it.
  for (const { id } of billing.customerId === null
    ? []
    : await deps.checkouts.openCheckouts(billing.customerId))
    await deps.checkouts.closeCheckout(id)
  const {
    billing: { trialUsedAt },
    subscription: { trialStartAt },
  } = await syncSubscription(secondaryId, deps)
  const used = trialUsedAt ?? trialStartAt
  if (used !== null) await passOnTrial(primaryId, used, deps)
}

async function passOnTrial(
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
