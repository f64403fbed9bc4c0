import { afterEach, beforeEach, expect, test } from 'vitest'
import { DAY, HOUR, idOf, openStripe, refusalOf } from './open-stripe.ts'

let at: Awaited<ReturnType<typeof openStripe>>
beforeEach(async () => {
  at = await openStripe()
})
afterEach(() => at.emulator.close())

test('a trial begins at once, waits for a card, and is charged an hour after its end', async () => {
  const { stripe, emulator } = at
  const { customer, sub } = await at.newTrial({
    expand: ['pending_setup_intent', 'latest_invoice.confirmation_secret'],
  })
  const { pending_setup_intent: setup, latest_invoice: first } = sub
  if (setup === null || typeof setup === 'string' || first === null || typeof first === 'string')
    throw new Error('Nothing was expanded.')
  expect([sub.status, setup.status, sub.trial_end, sub.items.data[0]?.current_period_end]).toEqual([
    'trialing',
    'requires_payment_method',
    1795338000,
    1795338000,
  ])
  expect([first.status, first.total, first.confirmation_secret]).toEqual(['paid', 0, null])
  expect(sub.items.data[0]?.price.unit_amount).toBe(9_900)
  await stripe.setupIntents.confirm(setup.id, { payment_method: 'pm_card_visa' })
  const ready = await stripe.subscriptions.retrieve(sub.id, { expand: ['default_payment_method'] })
  expect(ready.pending_setup_intent).toBeNull()
  expect(ready.default_payment_method).toMatchObject({
    customer: customer.id,
    card: { brand: 'visa', last4: '4242' },
  })
  expect(at.types()).toEqual([
    'customer.created',
    'invoice.created',
    'invoice.finalized',
    'invoice.paid',
    'invoice.payment_succeeded',
    'setup_intent.created',
    'customer.subscription.created',
    'customer.subscription.trial_will_end',
    'payment_method.attached',
    'setup_intent.succeeded',
    'customer.subscription.updated',
  ])
  await emulator.advance(DAY)
  expect(await at.statusOf(sub.id)).toBe('active')
  expect(await at.invoicesOf(customer.id)).toEqual([
    ['draft', 9900],
    ['paid', 0],
  ])
  await emulator.advance(HOUR)
  expect(await at.invoicesOf(customer.id)).toEqual([
    ['paid', 9900],
    ['paid', 0],
  ])
})

test('a trial without a card ends without a charge, and its setup intent stays open', async () => {
  const { customer, sub, setup } = await at.newTrial()
  await at.emulator.advance(DAY)
  expect(await at.statusOf(sub.id)).toBe('canceled')
  expect(await at.invoicesOf(customer.id)).toEqual([['paid', 0]])
  expect((await at.stripe.setupIntents.retrieve(setup)).status).toBe('requires_payment_method')
  expect((await at.stripe.setupIntents.cancel(setup, { cancellation_reason: 'abandoned' })).status).toBe(
    'canceled',
  )
})

test('billing months follow the calendar, whether the clock moves in one step or in many', async () => {
  const { customer } = await at.newTrialWith('pm_card_visa')
  await at.emulator.advance(100 * DAY)
  const { data } = await at.stripe.invoices.list({ customer: customer.id, limit: 100 })
  expect(
    data.map(({ period_start: start, status_transitions: { paid_at: paid } }) =>
      [start, paid].map((time) => new Date((time ?? 0) * 1000).toISOString().slice(0, 16)),
    ),
  ).toEqual([
    ['2027-02-22T09:00', '2027-02-22T10:00'],
    ['2027-01-22T09:00', '2027-01-22T10:00'],
    ['2026-12-22T09:00', '2026-12-22T10:00'],
    ['2026-11-22T09:00', '2026-11-22T10:00'],
    ['2026-11-21T09:00', '2026-11-21T09:00'],
  ])
})

test('a declined charge is retried after 1, 3 and 5 days; then the subscription ends', async () => {
  const { sub } = await at.newTrialWith('pm_card_chargeCustomerFail')
  await at.emulator.advance(DAY + HOUR)
  expect(await at.statusOf(sub.id)).toBe('past_due')
  const tries = () =>
    at.emulator.state.events
      .filter(({ type }) => type === 'invoice.payment_failed')
      .map(({ created }) => (created - 1795338000 - HOUR) / DAY)
  await at.emulator.advance(8 * DAY)
  expect([await at.statusOf(sub.id), tries()]).toEqual(['past_due', [0, 1, 4]])
  await at.emulator.advance(DAY)
  expect([await at.statusOf(sub.id), tries()]).toEqual(['canceled', [0, 1, 4, 9]])
})

test('another card pays the declined invoice', async () => {
  const { customer, sub } = await at.newTrialWith('pm_card_chargeCustomerFail')
  await at.emulator.advance(DAY + HOUR)
  const card = await at.stripe.paymentMethods.attach('pm_card_mastercard', { customer: customer.id })
  await at.stripe.subscriptions.update(sub.id, { default_payment_method: card.id })
  const { latest_invoice: invoice } = await at.stripe.subscriptions.retrieve(sub.id)
  expect((await at.stripe.invoices.pay(idOf(invoice))).status).toBe('paid')
  expect(await at.statusOf(sub.id)).toBe('active')
})

test('cancelling at period end ends it with the trial or the month, and can be undone before', async () => {
  const { sub } = await at.newTrialWith('pm_card_visa')
  const cancelled = await at.stripe.subscriptions.update(sub.id, { cancel_at_period_end: true })
  expect([cancelled.cancel_at_period_end, cancelled.cancel_at, cancelled.canceled_at]).toEqual([
    true,
    1795338000,
    1795251600,
  ])
  const back = await at.stripe.subscriptions.update(sub.id, { cancel_at_period_end: false })
  expect([back.cancel_at, back.canceled_at]).toEqual([null, null])
  await at.emulator.advance(2 * DAY)
  await at.stripe.subscriptions.update(sub.id, { cancel_at_period_end: true })
  await at.emulator.advance(28 * DAY)
  expect(await at.statusOf(sub.id)).toBe('active')
  await at.emulator.advance(DAY)
  expect(await at.statusOf(sub.id)).toBe('canceled')
  expect(at.types().filter((type) => type === 'customer.subscription.deleted')).toHaveLength(1)
})

test('without a trial the first payment can be made for 23 hours', async () => {
  const { stripe } = at
  const customer = await stripe.customers.create()
  const sub = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: 'price_e' }],
    payment_behavior: 'default_incomplete',
    expand: ['latest_invoice.confirmation_secret', 'latest_invoice.payments'],
  })
  const invoice = sub.latest_invoice
  if (invoice === null || typeof invoice === 'string') throw new Error('Nothing was expanded.')
  const intent = idOf(invoice.payments?.data[0]?.payment.payment_intent)
  expect([sub.status, invoice.status, invoice.amount_due]).toEqual(['incomplete', 'open', 14_900])
  expect(invoice.confirmation_secret?.client_secret).toMatch(new RegExp(`^${intent}_secret_`))
  await at.emulator.advance(23 * HOUR)
  expect(await at.statusOf(sub.id)).toBe('incomplete_expired')
  expect([
    (await stripe.invoices.retrieve(invoice.id)).status,
    (await stripe.paymentIntents.retrieve(intent)).status,
  ]).toEqual(['void', 'canceled'])
})

test('a voided invoice can no longer be paid', async () => {
  const { stripe } = at
  const { sub } = await at.newTrialWith('pm_card_chargeCustomerFail')
  await at.emulator.advance(DAY + HOUR)
  const id = idOf((await stripe.subscriptions.retrieve(sub.id)).latest_invoice)
  expect((await stripe.invoices.voidInvoice(id)).status).toBe('void')
  expect(await refusalOf(stripe.invoices.pay(id))).toMatchObject({ statusCode: 400 })
  expect(await stripe.charges.retrieve(at.emulator.state.charges[0]?.id ?? '')).toMatchObject({
    paid: false,
    status: 'failed',
    failure_code: 'card_declined',
  })
})

test('a payment is refunded in part and then in full', async () => {
  const { stripe } = at
  await at.newTrialWith('pm_card_visa')
  await at.emulator.advance(DAY + HOUR)
  const { id: charge = '', paymentIntent: intent = '' } = at.emulator.state.charges[0] ?? {}
  await stripe.refunds.create({ payment_intent: intent, amount: 4_900 })
  expect(await stripe.charges.retrieve(charge)).toMatchObject({ amount_refunded: 4_900, refunded: false })
  await stripe.refunds.create({ payment_intent: intent })
  expect(await stripe.charges.retrieve(charge)).toMatchObject({ amount_refunded: 9_900, refunded: true })
  expect(at.types().filter((type) => type === 'charge.refunded')).toHaveLength(2)
  const customer = at.emulator.state.charges[0]?.customer ?? ''
  const { data } = await stripe.charges.list({ customer, expand: ['data.refunds'] })
  expect(data.map(({ refunds }) => refunds?.data.map(({ amount, status }) => [amount, status]))).toEqual([
    [
      [5_000, 'succeeded'],
      [4_900, 'succeeded'],
    ],
  ])
  expect((await stripe.charges.list({ customer: 'cus_nobody' })).data).toEqual([])
})

test('a customer who has a card gets no setup intent', async () => {
  const { customer, sub } = await at.newTrialWith('pm_card_visa')
  const card = idOf((await at.stripe.subscriptions.retrieve(sub.id)).default_payment_method)
  await at.stripe.customers.update(customer.id, { invoice_settings: { default_payment_method: card } })
  const second = await at.stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: 'price_p' }],
    trial_period_days: 1,
    payment_behavior: 'default_incomplete',
  })
  expect(second.pending_setup_intent).toBeNull()
})
