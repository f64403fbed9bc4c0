import { AppError } from '#platform/app-error.ts'
import { converge, type ConvergeNeeds } from './converge.ts'
import type { Orders } from '../ports.ts'

/** How often another writer of the same account may come between. */
const ROUNDS = 8

type AbsorbNeeds = ConvergeNeeds & { readonly orders: Pick<Orders, 'openCheckouts' | 'closeCheckout'> }

/**
 * Ends what a merged account pays, closes the payment pages that still wait for it, and hands on that its
 * trial was used. Doing it again changes nothing. Throws AppError unavailable when the payment provider does
 * not answer.
 */
export async function absorbBilling(
  survivorId: string,
  absorbedId: string,
  needs: AbsorbNeeds,
): Promise<void> {
  const { billing } = await needs.billings.read(absorbedId)
  // First the pages: what is paid on one after this is taken back when the provider tells of it.
  for (const { id } of billing.customerId === null
    ? []
    : await needs.orders.openCheckouts(billing.customerId))
    await needs.orders.closeCheckout(id)
  const {
    billing: { trialUsedAt },
    subscription: { trialStartAt },
  } = await converge(absorbedId, needs)
  const used = trialUsedAt ?? trialStartAt
  if (used !== null) await handOnTrial(survivorId, used, needs)
}

async function handOnTrial(
  survivorId: string,
  trialUsedAt: Date,
  { billings }: ConvergeNeeds,
): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { billing } = await billings.read(survivorId)
    if (billing.trialUsedAt !== null) return
    if ((await billings.write(survivorId, billing.version, { ...billing, trialUsedAt })) === 'written') return
  }
  throw new AppError('unavailable')
}
