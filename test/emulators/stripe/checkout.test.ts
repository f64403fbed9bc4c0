import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Stripe } from 'stripe'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DAY, HOUR, idOf, openStripe, refusalOf } from './open-stripe.ts'

let at: Awaited<ReturnType<typeof openStripe>>
beforeEach(async () => {
  at = await openStripe()
})
afterEach(() => at.emulator.close())

const newSession = (more: Partial<Stripe.Checkout.SessionCreateParams> = {}) =>
  at.stripe.checkout.sessions.create({
    mode: 'subscription',
    customer_email: 'zoe@mail.example',
    line_items: [{ price: 'price_s', quantity: 1 }],
    client_reference_id: 'usr_1',
    payment_method_collection: 'always',
    success_url: 'http://site.example/success?session_id={CHECKOUT_SESSION_ID}&payment_first=true',
    cancel_url: 'http://site.example/payment-failed?reason=cancelled',
    ...more,
  })
const submit = async (url: string, number: string, more: Record<string, string> = {}) => {
  const answer = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({
      email: 'zoe@mail.example',
      number,
      expiry: '12 / 34',
      cvc: '123',
      postal: '10115',
      ...more,
    }),
  })
  return { status: answer.status, to: answer.headers.get('location'), html: await answer.text() }
}
const retrieve = (id: string) => at.stripe.checkout.sessions.retrieve(id, { expand: ['subscription'] })

test('a trial: the card is saved, nothing is paid, and the browser goes back with the id', async () => {
  const session = await newSession({
    subscription_data: { trial_period_days: 1, metadata: { userId: 'usr_1' } },
  })
  const page = await (await fetch(session.url ?? '')).text()
  expect(page).toContain('1 day free, then $99.00 per month')
  expect(page).toContain('href="http://site.example/payment-failed?reason=cancelled"')
  const done = await submit(session.url ?? '', '4242 4242 4242 4242')
  expect([done.status, done.to]).toEqual([
    303,
    `http://site.example/success?session_id=${session.id}&payment_first=true`,
  ])
  const after = await retrieve(session.id)
  expect(after).toMatchObject({
    status: 'complete',
    payment_status: 'no_payment_required',
    client_reference_id: 'usr_1',
    url: null,
    subscription: { status: 'trialing', metadata: { userId: 'usr_1' }, pending_setup_intent: null },
  })
  expect(at.types()).toContain('checkout.session.completed')
  expect((await fetch(`${at.emulator.url}/c/pay/${session.id}`)).status).toBe(200)
  expect((await submit(`${at.emulator.url}/c/pay/${session.id}`, '4242424242424242')).html).toContain(
    'You are all done',
  )
})

test('another card can follow a declined one, for the same subscription', async () => {
  const session = await newSession()
  const refused = await submit(session.url ?? '', '4000000000009995')
  expect([refused.status, refused.html.includes('Your card has insufficient funds.')]).toEqual([402, true])
  expect(await retrieve(session.id)).toMatchObject({
    status: 'open',
    payment_status: 'unpaid',
    subscription: null,
  })
  expect((await submit(session.url ?? '', '5555555555554444')).status).toBe(303)
  expect(await retrieve(session.id)).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    subscription: { status: 'active' },
  })
  expect(at.emulator.state.subscriptions).toHaveLength(1)
})

test('the bank asks on a page of its own', async () => {
  const session = await newSession({ subscription_data: { trial_period_days: 1 } })
  const asked = await submit(session.url ?? '', '4000002500003155')
  expect(asked.to).toBe(`/c/pay/${session.id}/authenticate`)
  const url = at.emulator.url + (asked.to ?? '')
  expect((await submit(url, '', { outcome: 'fail' })).html).toContain(
    'We are unable to authenticate your payment method.',
  )
  await submit(session.url ?? '', '4000002500003155')
  expect((await submit(url, '', { outcome: 'complete' })).to).toContain('/success?session_id=')
})

test('a session expires after a day, or on request', async () => {
  const first = await newSession()
  const second = await newSession()
  expect((await at.stripe.checkout.sessions.expire(second.id)).status).toBe('expired')
  expect(await refusalOf(at.stripe.checkout.sessions.expire(second.id))).toMatchObject({ statusCode: 400 })
  await at.emulator.advance(DAY)
  expect((await retrieve(first.id)).status).toBe('expired')
  expect((await fetch(first.url ?? '')).status).toBe(410)
  expect(at.types().filter((type) => type === 'checkout.session.expired')).toHaveLength(2)
})

test('invalid sessions are refused', async () => {
  expect(await refusalOf(newSession({ discounts: [{ promotion_code: 'promo_local_past' }] }))).toMatchObject({
    statusCode: 400,
  })
  expect((await newSession({ discounts: [{ promotion_code: 'promo_local_welcome20' }] })).amount_total).toBe(
    7_920,
  )
})

test('an unpaid invoice has a page that accepts another card', async () => {
  const { sub } = await at.newTrialWith('pm_card_chargeCustomerFail')
  await at.emulator.advance(DAY + HOUR)
  const invoice = await at.stripe.invoices.retrieve(
    idOf((await at.stripe.subscriptions.retrieve(sub.id)).latest_invoice),
  )
  expect((await submit(invoice.hosted_invoice_url ?? '', '4000000000000002')).html).toContain(
    'Your card was declined.',
  )
  expect((await submit(invoice.hosted_invoice_url ?? '', '4242424242424242')).html).toContain(
    'This invoice is paid',
  )
  expect(await at.statusOf(sub.id)).toBe('active')
})

test('the front page shows everything and advances the clock; input is never rendered as markup', async () => {
  const { sub } = await at.newTrialWith('pm_card_visa')
  await at.stripe.customers.create({ email: '<b>x</b>@mail.example' })
  const page = await (await fetch(at.emulator.url)).text()
  for (const text of [
    'zoe@mail.example',
    '4242 4242 4242 4242',
    'WELCOME20',
    'setup_intent.succeeded',
    '&lt;b&gt;x&lt;/b&gt;',
  ])
    expect(page).toContain(text)
  await fetch(`${at.emulator.url}/advance`, { method: 'POST', body: new URLSearchParams({ days: '31' }) })
  expect(await at.statusOf(sub.id)).toBe('active')
})

test('acknowledged state survives a restart, and what fell due meanwhile is made up for', async () => {
  const statePath = join(mkdtempSync(join(tmpdir(), 'stripe-')), 'stripe.json')
  let now = '2026-11-21T09:00:00Z'
  const options = { statePath, clock: { now: () => new Date(now) } }
  const first = await openStripe(options)
  const { sub } = await first.newTrialWith('pm_card_visa')
  await first.emulator.close()
  now = '2026-11-22T11:00:00Z'
  const second = await openStripe(options)
  expect(await second.statusOf(sub.id)).toBe('active')
  expect(
    (await second.stripe.invoices.list({ subscription: sub.id, status: 'paid' })).data.map(
      ({ status_transitions: { paid_at: paid } }) => paid,
    ),
  ).toEqual([Date.parse('2026-11-22T10:00:00Z') / 1000, Date.parse('2026-11-21T09:00:00Z') / 1000])
  await second.emulator.close()
})
