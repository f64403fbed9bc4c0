import { AppError } from '#platform/app-error.ts'
import { converge, type ConvergeDeps } from './converge.ts'
import type { Orders } from '#vendors/stripe/stripe-orders.ts'

/** How often another writer of the same account may come between. */
const ROUNDS = 8

type AbsorbDeps = ConvergeDeps & { readonly orders: Pick<Orders, 'openCheckouts' | 'closeCheckout'> }

/**
 * Ends what a merged account pays, closes the payment pages that still wait for it, and hands on that its
 * trial was used. Doing it again changes nothing. Throws AppError unavailable when the payment provider does
 * not answer.
 */
export async function absorbBilling(survivorId: string, absorbedId: string, deps: AbsorbDeps): Promise<void> {
  const { billing } = await deps.billings.read(absorbedId)
  // First the pages: what is paid on one after this is taken back when the provider tells of it.
  for (const { id } of billing.customerId === null ? [] : await deps.orders.openCheckouts(billing.customerId))
    await deps.orders.closeCheckout(id)
  const {
    billing: { trialUsedAt },
    subscription: { trialStartAt },
  } = await converge(absorbedId, deps)
  const used = trialUsedAt ?? trialStartAt
  if (used !== null) await handOnTrial(survivorId, used, deps)
}

async function handOnTrial(survivorId: string, trialUsedAt: Date, { billings }: ConvergeDeps): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { billing } = await billings.read(survivorId)
    if (billing.trialUsedAt !== null) return
    if ((await billings.write(survivorId, billing.version, { ...billing, trialUsedAt })) === 'written') return
  }
  throw new AppError('unavailable')
}
