import * as z from 'zod/mini'
import type { Route } from './api.ts'
import { flag, text } from './form.ts'
import { defaultMethodOf, openInvoice, voidInvoice } from './invoices.ts'
import { pageOf, Paging } from './pages.ts'
import { chargeInvoice } from './payments.ts'
import { preview, Preview } from './preview-invoice.ts'
import { declined, invalid, missing } from './problems.ts'
import type { InvoiceRecord } from './records.ts'
import { refundRoutes } from './refund-routes.ts'
import { renderInvoice } from './render-billing.ts'
import { methodFor } from './test-methods.ts'
import { dropPendingUpdate } from './update-subscription.ts'
import { invoiceOf, methodOf, paymentIntentOf, subscriptionOf, type World } from './world.ts'

const List = z.strictObject({
  ...Paging,
  customer: z.optional(text),
  subscription: z.optional(text),
  status: z.optional(z.enum(['draft', 'open', 'paid', 'void', 'uncollectible'])),
})
const Pay = z.strictObject({ payment_method: z.optional(text), off_session: z.optional(flag) })

export function invoiceRoutes(route: Route, world: World): void {
  const known = (id: string): InvoiceRecord => {
    const invoice = invoiceOf(world, id)
    if (invoice === undefined) throw missing('invoice', id)
    return invoice
  }
  route('get', '/v1/invoices', ({ params }) => {
    const { customer, subscription, status, ...paging } = params(List)
    const fitting = world.state.invoices.filter(
      (invoice) =>
        (customer === undefined || invoice.customer === customer) &&
        (subscription === undefined || invoice.subscription === subscription) &&
        (status === undefined || invoice.status === status),
    )
    return pageOf('/v1/invoices', fitting, paging, (invoice) => renderInvoice(world, invoice))
  })
  route('post', '/v1/invoices/create_preview', ({ params }) =>
    renderInvoice(world, preview(world, params(Preview))),
  )
  route('get', '/v1/invoices/:id', ({ id }) => renderInvoice(world, known(id)))
  route('post', '/v1/invoices/:id/pay', ({ id, params }) => {
    const invoice = known(id)
    const { payment_method: given } = params(Pay)
    openInvoice(invoice)
    const intent = paymentIntentOf(world, invoice.paymentIntent)
    const sub = subscriptionOf(world, invoice.subscription)
    const method =
      given === undefined
        ? methodOf(world, sub === undefined ? null : defaultMethodOf(world, sub))
        : methodFor(world, given, 'payment_method')
    if (intent === undefined || method === undefined)
      throw invalid(
        'There is no default payment method set on this customer or invoice. Pass a payment method.',
        { code: 'invoice_payment_intent_requires_action' },
      )
    const outcome = chargeInvoice(world, invoice, intent, method, { automatic: false })
    if (outcome === 'declined' && intent.error !== null) throw declined(intent.error)
    if (outcome === 'requires_action')
      throw declined({
        code: 'invoice_payment_intent_requires_action',
        declineCode: null,
        message:
          'Payment for this invoice requires additional user action before it can be completed successfully.',
        paymentMethod: null,
      })
    return renderInvoice(world, invoice)
  })
  route('post', '/v1/invoices/:id/void', ({ id }) => {
    const invoice = known(id)
    openInvoice(invoice)
    voidInvoice(world, invoice)
    dropPendingUpdate(world, invoice)
    return renderInvoice(world, invoice)
  })
  refundRoutes(route, world)
}
