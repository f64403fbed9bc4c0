import * as z from 'zod/mini'
import type { Route } from './api.ts'
import { text, whole } from './form.ts'
import { pageOf, Paging } from './pages.ts'
import { invalid, missing, missingParam } from './problems.ts'
import type { ChargeRecord, RefundRecord } from './records.ts'
import { refundedOf, renderCharge, renderDispute, renderRefund } from './render-billing.ts'
import { chargeOf, paymentIntentOf, type World } from './world.ts'

const Refund = z.strictObject({
  payment_intent: text,
  amount: z.optional(whole),
  reason: z.optional(z.enum(['duplicate', 'fraudulent', 'requested_by_customer'])),
  metadata: z.optional(z.record(z.string(), text)),
})

const List = z.strictObject({ ...Paging, customer: z.optional(text) })

const Refunds = z.strictObject({ ...Paging, payment_intent: text })
const Disputes = z.strictObject({ ...Paging, charge: z.optional(text) })

/** Refunds an amount in cents, at most what is left of the charge. */
export function refundCharge(
  world: World,
  charge: ChargeRecord,
  amount: number,
  reason: string | null = null,
  metadata: Readonly<Record<string, string>> = {},
): RefundRecord {
  const refund = {
    id: world.newId('re'),
    amount: Math.min(amount, charge.amount - refundedOf(charge)),
    created: world.now(),
    reason,
    metadata: { ...metadata },
  }
  charge.refunds.push(refund)
  world.emit('charge.refunded', renderCharge(charge))
  return refund
}

/** Charges, and refunds made by API calls. */
export function refundRoutes(route: Route, world: World): void {
  route('get', '/v1/charges', ({ params }) => {
    const { customer, ...paging } = params(List)
    return pageOf(
      '/v1/charges',
      world.state.charges.filter((charge) => customer === undefined || charge.customer === customer),
      paging,
      renderCharge,
    )
  })
  route('get', '/v1/charges/:id', ({ id }) => {
    const charge = chargeOf(world, id)
    if (charge === undefined) throw missing('charge', id)
    return renderCharge(charge)
  })
  route('get', '/v1/disputes', ({ params }) => {
    const { charge: of, ...paging } = params(Disputes)
    const disputes = world.state.charges.flatMap((charge) =>
      charge.dispute === null || (of !== undefined && charge.id !== of)
        ? []
        : [renderDispute(charge, charge.dispute)],
    )
    return pageOf('/v1/disputes', disputes, paging, (dispute) => dispute)
  })
  route('get', '/v1/refunds', ({ params }) => {
    const { payment_intent: of, ...paging } = params(Refunds)
    const refunds = world.state.charges
      .filter((charge) => charge.paymentIntent === of)
      .flatMap((charge) => charge.refunds.map((refund) => renderRefund(charge, refund)))
    return pageOf('/v1/refunds', refunds, paging, (refund) => refund)
  })
  route('post', '/v1/refunds', ({ params }) => {
    const { payment_intent: id, amount: asked, reason, metadata } = params(Refund)
    const intent = paymentIntentOf(world, id)
    if (intent === undefined) throw missingParam('payment_intent', id, 'payment_intent')
    const charge = chargeOf(world, intent.charge)
    if (charge === undefined || !charge.paid) throw missing('charge', id, 'payment_intent')
    // A payment that is charged back, or is about to be, cannot be refunded (docs.stripe.com/error-codes).
    if (charge.dispute !== null && charge.dispute.status !== 'won')
      throw invalid(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
        code: 'charge_disputed',
      })
    const left = charge.amount - refundedOf(charge)
    const amount = asked ?? left
    if (left === 0)
      throw invalid(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' })
    if (amount > left)
      throw invalid(
        `Refund amount ($${amount / 100}) is greater than unrefunded amount on charge ($${left / 100})`,
        { param: 'amount' },
      )
    return renderRefund(charge, refundCharge(world, charge, amount, reason, metadata))
  })
}
