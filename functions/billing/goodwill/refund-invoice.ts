import type { AdminActor } from '#platform/actor.ts'
import { AppError } from '#platform/app-error.ts'
import type { Needs } from '#functions/services/needs.ts'
import { carryOut, type Decision, type GoodwillDeps } from './carry-out.ts'

interface Refund extends Decision {
  readonly invoiceId: string
  readonly cents: number
  /** What was refunded of the invoice when it was decided. */
  readonly refundedCents: number
}

/** Refunds part of an invoice, once. Throws AppError as the provider's refund does. */
export async function refundInvoice(
  actor: AdminActor,
  userId: string,
  { cents, refundedCents, ...decision }: Refund,
  deps: GoodwillDeps & Needs<'billings' | 'providerGoodwill'>,
): Promise<void> {
  const { billing, account } = await deps.billings.read(userId)
  const { customerId } = billing
  if (account === null || customerId === null) throw new AppError('not_found')
  const slot = `refund#${decision.invoiceId}#${refundedCents}`
  await carryOut(
    userId,
    actor,
    { ...decision, kind: 'refund', slot, amount: cents },
    async ({ id, amount }) =>
      await deps.providerGoodwill.refund({
        id,
        customerId,
        invoiceId: decision.invoiceId,
        cents: amount,
        refundedCents,
      }),
    deps,
  )
}
