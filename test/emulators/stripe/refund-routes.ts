import * as z from 'zod/mini'
import type { Route } from './api.ts'
import { text, whole } from './form.ts'
import { invalid, missing, missingParam } from './problems.ts'
import { renderCharge } from './render-billing.ts'
import { chargeOf, paymentIntentOf, type World } from './world.ts'

const Refund = z.strictObject({ payment_intent: text, amount: z.optional(whole), reason: z.optional(z.enum(['duplicate', 'fraudulent', 'requested_by_customer'])) })

/** Money that goes back by a call; refunds are not kept as things of their own. */
export function refundRoutes(route: Route, world: World): void {
  route('get', '/v1/charges/:id', ({ id }) => {
    const charge = chargeOf(world, id)
    if (charge === undefined) throw missing('charge', id)
    return renderCharge(charge)
  })
  route('post', '/v1/refunds', ({ params }) => {
    const { payment_intent: id, amount: asked, reason } = params(Refund)
    const intent = paymentIntentOf(world, id)
    if (intent === undefined) throw missingParam('payment_intent', id, 'payment_intent')
    const charge = chargeOf(world, intent.charge)
    if (charge === undefined || !charge.paid) throw missing('charge', id, 'payment_intent')
    const left = charge.amount - charge.refunded
    const amount = asked ?? left
    if (left === 0) throw invalid(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' })
    if (amount > left) throw invalid('Refund amount is greater than unrefunded amount on charge.', { param: 'amount' })
    charge.refunded += amount
    world.emit('charge.refunded', renderCharge(charge))
    return { id: world.newId('re'), object: 'refund', amount, charge: charge.id, created: world.now(), currency: charge.currency, metadata: {}, payment_intent: id, reason: reason ?? null, status: 'succeeded' }
  })
}
