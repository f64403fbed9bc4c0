import * as z from 'zod/mini'
import type { Route } from './api.ts'
import { findDiscount, newDiscount } from './discounts.ts'
import { flag, text, whole } from './form.ts'
import { defaultMethodOf, draftInvoice, monthFrom, openInvoice, voidInvoice } from './invoices.ts'
import { pageOf, Paging } from './pages.ts'
import { chargeInvoice } from './payments.ts'
import { declined, invalid, missing, missingParam } from './problems.ts'
import type { InvoiceRecord, SubscriptionRecord } from './records.ts'
import { refundRoutes } from './refund-routes.ts'
import { renderInvoice, renderInvoicePayment } from './render-billing.ts'
import { DiscountsParam } from './subscription-params.ts'
import { methodFor } from './test-methods.ts'
import { forgetUpdate } from './update-subscription.ts'
import { customerOf, invoiceOf, methodOf, paymentIntentOf, subscriptionOf, type World } from './world.ts'

const List = z.strictObject({
  ...Paging,
  customer: z.optional(text),
  subscription: z.optional(text),
  status: z.optional(z.enum(['draft', 'open', 'paid', 'void', 'uncollectible'])),
})
const Pay = z.strictObject({ payment_method: z.optional(text), off_session: z.optional(flag) })
const Preview = z.strictObject({
  customer: z.optional(text),
  subscription: z.optional(text),
  discounts: z.optional(DiscountsParam),
  subscription_details: z.optional(
    z.strictObject({
      items: z.optional(
        z.array(
          z.strictObject({ id: z.optional(text), price: z.optional(text), quantity: z.optional(whole) }),
        ),
      ),
      trial_end: z.optional(z.union([z.literal('now'), whole])),
      proration_behavior: z.optional(z.enum(['none', 'create_prorations', 'always_invoice'])),
    }),
  ),
})
const ListPayments = z.strictObject({
  ...Paging,
  invoice: z.optional(text),
  status: z.optional(z.enum(['open', 'paid', 'canceled'])),
  payment: z.optional(z.strictObject({ type: z.literal('payment_intent'), payment_intent: text })),
})

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
    forgetUpdate(world, invoice)
    return renderInvoice(world, invoice)
  })
  refundRoutes(route, world)
  route('get', '/v1/invoice_payments', ({ params }) => {
    const { invoice: of, status, payment, ...paging } = params(ListPayments)
    const all = world.state.invoices.filter(
      (invoice) =>
        invoice.paymentIntent !== null &&
        (of === undefined || invoice.id === of) &&
        (payment === undefined || invoice.paymentIntent === payment.payment_intent),
    )
    const fitting = all
      .map(renderInvoicePayment)
      .filter((item) => status === undefined || item.status === status)
    return pageOf('/v1/invoice_payments', fitting, paging, (item) => item)
  })
}

/** The next invoice as it would be, with other items or discounts where they are given. */
function preview(world: World, params: z.infer<typeof Preview>): InvoiceRecord {
  const { customer, subscription, discounts, subscription_details: details } = params
  const known = subscriptionOf(world, subscription ?? null)
  if (subscription !== undefined && known === undefined)
    throw missingParam('subscription', subscription, 'subscription')
  if (customer !== undefined && customerOf(world, customer)?.deleted !== false)
    throw missingParam('customer', customer, 'customer')
  const item = details?.items?.[0]
  const price = item?.price ?? known?.price
  if (price === undefined)
    throw invalid('Give a subscription, or the price in subscription_details[items].', {
      code: 'parameter_missing',
      param: 'subscription_details[items]',
    })
  if (!world.prices.some(({ id }) => id === price))
    throw missingParam('price', price, 'subscription_details[items][0][price]')
  const owner = customer ?? known?.customer ?? null
  const chosen =
    discounts === undefined
      ? (known?.discounts ?? [])
      : (discounts === '' ? [] : discounts).map((choice, index) => {
          const { coupon, code } = findDiscount(world, choice, {
            param: `discounts[${index}]`,
            customer: owner,
            price,
          })
          return newDiscount(world, coupon, code)
        })
  const now = details?.trial_end === 'now' || known === undefined ? world.now() : known.periodEnd
  const sub: SubscriptionRecord = known === undefined ? nobodys(owner ?? '', price, now) : { ...known }
  sub.discounts = [...chosen]
  const quantity = item?.quantity ?? sub.quantity
  const invoice = draftInvoice(world, {
    sub,
    reason: 'subscription_cycle',
    price,
    quantity,
    free: false,
    start: now,
    end: monthFrom({ anchor: now }, now),
  })
  return {
    ...invoice,
    id: `upcoming_${invoice.id}`,
    reason: 'upcoming',
    customer: owner,
    subscription: known?.id ?? null,
  }
}

const nobodys = (customer: string, price: string, now: number): SubscriptionRecord => ({
  id: 'sub_preview',
  created: now,
  customer,
  item: 'si_preview',
  price,
  quantity: 1,
  status: 'active',
  trialStart: null,
  trialEnd: null,
  periodStart: now,
  periodEnd: now,
  anchor: now,
  cancelAtPeriodEnd: false,
  cancelAt: null,
  canceledAt: null,
  endedAt: null,
  cancelReason: null,
  defaultPaymentMethod: null,
  latestInvoice: null,
  pendingSetupIntent: null,
  pendingUpdate: null,
  discounts: [],
  metadata: {},
  description: null,
  missingMethod: 'create_invoice',
  saveDefault: 'off',
  paymentMethodTypes: null,
})
