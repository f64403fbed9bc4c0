import type { Stripe } from 'stripe'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DAY, HOUR, openStripe, refusalOf } from './open-stripe.ts'

let at: Awaited<ReturnType<typeof openStripe>>
beforeEach(async () => {
  at = await openStripe()
})
afterEach(() => at.emulator.close())

/** 21 November 2026, 09:00 UTC: the start of a thirty-day month. */
const START = Date.UTC(2026, 10, 21, 9) / 1000
const MIDDLE = START + 15 * DAY

/** A customer who pays $99 a month for Starter. */
async function payer(card = 'pm_card_visa', more: Partial<Stripe.SubscriptionCreateParams> = {}) {
  const { stripe } = at
  const customer = await stripe.customers.create({ email: 'zoe@mail.example' })
  const method = await stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id })
  const sub = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: 'price_s' }],
    default_payment_method: method.id,
    ...more,
  })
  if (card === 'pm_card_visa') return { customer, sub }
  const other = await stripe.paymentMethods.attach(card, { customer: customer.id })
  await stripe.subscriptions.update(sub.id, { default_payment_method: other.id })
  return { customer, sub }
}
const toElite = (sub: Stripe.Subscription, more: Stripe.SubscriptionUpdateParams = {}) =>
  at.stripe.subscriptions.update(sub.id, {
    items: [{ id: sub.items.data[0]?.id ?? '', price: 'price_e' }],
    proration_behavior: 'always_invoice',
    payment_behavior: 'pending_if_incomplete',
    proration_date: MIDDLE,
    expand: ['latest_invoice'],
    ...more,
  })
const preview = (sub: Stripe.Subscription, more: Stripe.InvoiceCreatePreviewParams.SubscriptionDetails) =>
  at.stripe.invoices.createPreview({
    subscription: sub.id,
    subscription_details: {
      items: [{ id: sub.items.data[0]?.id ?? '', price: 'price_e' }],
      proration_behavior: 'always_invoice',
      proration_date: MIDDLE,
      ...more,
    },
  })
const linesOf = ({ lines }: Stripe.Invoice) =>
  lines.data.map(({ amount, description, discountable, parent, period }) => [
    amount,
    description,
    discountable,
    parent?.subscription_item_details?.proration,
    period.end,
  ])
const latest = ({ latest_invoice: invoice }: Stripe.Subscription): Stripe.Invoice => {
  if (invoice === null || typeof invoice === 'string') throw new Error('Nothing was expanded.')
  return invoice
}
const PRORATED = [
  [-4_950, 'Unused time on 1 × Starter after 06 Dec 2026', false, true, START + 30 * DAY],
  [7_450, 'Remaining time on 1 × Elite after 06 Dec 2026', false, true, START + 30 * DAY],
]

test('the rest of the month is charged at once as previewed, and the period end stays', async () => {
  const { customer, sub } = await payer()
  await at.emulator.advance(15 * DAY + 60)
  const shown = await preview(sub, {})
  expect([shown.total, linesOf(shown)]).toEqual([2_500, PRORATED])
  const changed = await toElite(sub)
  expect([changed.status, changed.pending_update, changed.items.data[0]?.price.id]).toEqual([
    'active',
    null,
    'price_e',
  ])
  expect(changed.items.data[0]?.current_period_end).toBe(START + 30 * DAY)
  const invoice = latest(changed)
  expect([invoice.status, invoice.total, invoice.billing_reason, linesOf(invoice)]).toEqual([
    'paid',
    2_500,
    'subscription_update',
    PRORATED,
  ])
  await at.emulator.advance(16 * DAY)
  expect(await at.invoicesOf(customer.id)).toEqual([
    ['paid', 14_900],
    ['paid', 2_500],
    ['paid', 9_900],
  ])
})

test('a discount applies to both lines, and stays', async () => {
  const { sub } = await payer('pm_card_visa', { discounts: [{ coupon: 'coupon_local_welcome20' }] })
  await at.emulator.advance(15 * DAY)
  const invoice = latest(await toElite(sub))
  expect([invoice.total, invoice.lines.data.map(({ amount }) => amount)]).toEqual([2_000, [-3_960, 5_960]])
  expect((await at.stripe.subscriptions.retrieve(sub.id)).discounts).toHaveLength(1)
})

test('the credit is what was paid: half of a first month at half the price', async () => {
  const { sub } = await payer('pm_card_visa', { discounts: [{ coupon: 'coupon_local_firstmonth50' }] })
  await at.emulator.advance(15 * DAY)
  expect(latest(await toElite(sub)).lines.data.map(({ amount }) => amount)).toEqual([-2_475, 7_450])
})

test('a declined card leaves price and period as they were, with a pending update and no end of a trial', async () => {
  const { sub } = await payer('pm_card_chargeCustomerFail')
  await at.emulator.advance(15 * DAY)
  const changed = await toElite(sub)
  expect([
    changed.status,
    changed.items.data[0]?.price.id,
    changed.pending_update?.subscription_items?.[0]?.price.id,
    changed.pending_update?.trial_end,
    latest(changed).status,
  ]).toEqual(['active', 'price_s', 'price_e', null, 'open'])
  await at.stripe.invoices.voidInvoice(latest(changed).id)
  expect((await at.stripe.subscriptions.retrieve(sub.id)).pending_update).toBeNull()
})

test.each([
  ['23 hours later', 15, START + 15 * DAY + 23 * HOUR],
  ['with the period that ends sooner', 29.5, START + 30 * DAY],
] as const)('a pending update expires %s', async (_, days, expiresAt) => {
  const { sub } = await payer('pm_card_chargeCustomerFail')
  await at.emulator.advance(days * DAY)
  const changed = await toElite(sub, { proration_date: START + days * DAY })
  expect(changed.pending_update?.expires_at).toBe(expiresAt)
})

test('a pending update expires with the trial that ends sooner', async () => {
  const { sub } = await payer('pm_card_chargeCustomerFail', { trial_period_days: 1 })
  await at.emulator.advance(2 * HOUR)
  const changed = await toElite(sub, { trial_end: 'now', proration_behavior: 'none' })
  expect(changed.pending_update?.expires_at).toBe(START + DAY)
})

test('a proration date in another period, and prorations on the next invoice, are refused', async () => {
  const { sub } = await payer()
  expect(await refusalOf(toElite(sub, { proration_date: START - 1 }))).toEqual({
    type: 'StripeInvalidRequestError',
    statusCode: 400,
    param: 'proration_date',
  })
  expect(await refusalOf(toElite(sub, { proration_behavior: 'create_prorations' }))).toMatchObject({
    param: 'proration_behavior',
  })
})

test('without prorations only the next invoice changes; a subscription that ends has no preview', async () => {
  const { customer, sub } = await payer()
  const changed = await toElite(sub, { proration_behavior: 'none', proration_date: undefined })
  expect([changed.items.data[0]?.price.id, await at.invoicesOf(customer.id)]).toEqual([
    'price_e',
    [['paid', 9_900]],
  ])
  await at.stripe.subscriptions.update(sub.id, { cancel_at_period_end: true })
  const months = { proration_behavior: 'none', proration_date: undefined } as const
  expect(await refusalOf(preview(sub, months))).toMatchObject({ code: 'invoice_upcoming_none' })
  expect((await preview(sub, { ...months, cancel_at_period_end: false })).total).toBe(14_900)
})
