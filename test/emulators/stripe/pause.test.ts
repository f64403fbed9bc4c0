import type { Stripe } from 'stripe'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DAY, HOUR, openStripe, refusalOf } from './open-stripe.ts'

let at: Awaited<ReturnType<typeof openStripe>>
beforeEach(async () => {
  at = await openStripe()
})
afterEach(() => at.emulator.close())

/** 22 December 2026, 09:00 UTC, when the first paid month ends. */
const RENEWAL = Date.UTC(2026, 11, 22, 9) / 1000

/** A subscription in its first paid month. */
async function paidMonth() {
  const trial = await at.newTrialWith('pm_card_visa')
  await at.emulator.advance(DAY + 2 * HOUR)
  return trial
}
const pause = (id: string, resumesAt = RENEWAL + 27 * DAY) =>
  at.stripe.subscriptions.update(id, { pause_collection: { behavior: 'void', resumes_at: resumesAt } })
const restart = (id: string, more: Stripe.SubscriptionUpdateParams = {}) =>
  at.stripe.subscriptions.update(id, {
    billing_cycle_anchor: { type: 'now' },
    proration_behavior: 'none',
    payment_behavior: 'error_if_incomplete',
    ...more,
  })
const periodOf = (sub: Stripe.Subscription) => [
  new Date((sub.items.data[0]?.current_period_start ?? 0) * 1000).toISOString(),
  new Date((sub.items.data[0]?.current_period_end ?? 0) * 1000).toISOString(),
]

test('while collection is paused a renewal is voided at once, the status stays, and it ends by itself', async () => {
  const { customer, sub } = await paidMonth()
  expect((await pause(sub.id)).pause_collection).toEqual({
    behavior: 'void',
    resumes_at: RENEWAL + 27 * DAY,
  })
  await at.emulator.advance(30 * DAY)
  const paused = await at.stripe.subscriptions.retrieve(sub.id, { expand: ['latest_invoice'] })
  expect([paused.status, periodOf(paused), paused.latest_invoice]).toEqual([
    'active',
    ['2026-12-22T09:00:00.000Z', '2027-01-22T09:00:00.000Z'],
    expect.objectContaining({ status: 'void', billing_reason: 'subscription_cycle', total: 9_900 }),
  ])
  await at.emulator.advance(27 * DAY)
  expect((await at.stripe.subscriptions.retrieve(sub.id)).pause_collection).toBeNull()
  await at.emulator.advance(5 * DAY)
  expect(await at.invoicesOf(customer.id)).toEqual([
    ['paid', 9_900],
    ['void', 9_900],
    ['paid', 9_900],
    ['paid', 0],
  ])
  expect(at.types()).toContain('invoice.voided')
})

test('a month that begins anew is charged whole, and moves the day of the charge', async () => {
  const { customer, sub } = await paidMonth()
  await pause(sub.id)
  await at.emulator.advance(35 * DAY)
  await at.stripe.subscriptions.update(sub.id, { pause_collection: '' })
  expect(periodOf(await restart(sub.id))).toEqual(['2026-12-27T11:00:00.000Z', '2027-01-27T11:00:00.000Z'])
  expect(await at.invoicesOf(customer.id)).toEqual([
    ['paid', 9_900],
    ['void', 9_900],
    ['paid', 9_900],
    ['paid', 0],
  ])
})

test('a month that begins anew while collection is still paused is not charged', async () => {
  const { customer, sub } = await paidMonth()
  await pause(sub.id)
  await at.emulator.advance(35 * DAY)
  await restart(sub.id)
  expect(await at.invoicesOf(customer.id)).toEqual([
    ['void', 9_900],
    ['void', 9_900],
    ['paid', 9_900],
    ['paid', 0],
  ])
})

test('a declined card refuses the new month and leaves everything as it was', async () => {
  const { customer, sub } = await paidMonth()
  await pause(sub.id)
  await at.emulator.advance(35 * DAY)
  await at.stripe.subscriptions.update(sub.id, { pause_collection: '' })
  const bad = await at.stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer: customer.id })
  await at.stripe.subscriptions.update(sub.id, { default_payment_method: bad.id })
  expect(await refusalOf(restart(sub.id))).toEqual({
    type: 'StripeCardError',
    statusCode: 402,
    code: 'card_declined',
    decline: 'generic_decline',
  })
  const after = await at.stripe.subscriptions.retrieve(sub.id, { expand: ['latest_invoice'] })
  expect([after.status, periodOf(after)[0], after.latest_invoice]).toEqual([
    'active',
    '2026-12-22T09:00:00.000Z',
    expect.objectContaining({ status: 'void', billing_reason: 'subscription_cycle' }),
  ])
})

test('a pause that would be over already, and one together with a charge that may wait, are refused', async () => {
  const { sub } = await paidMonth()
  expect(await refusalOf(pause(sub.id, RENEWAL - 60 * DAY))).toEqual({
    type: 'StripeInvalidRequestError',
    statusCode: 400,
    param: 'pause_collection[resumes_at]',
  })
  const waiting = at.stripe.subscriptions.update(sub.id, {
    pause_collection: '',
    payment_behavior: 'pending_if_incomplete',
  })
  expect(await refusalOf(waiting)).toMatchObject({ statusCode: 400, param: 'pause_collection' })
})
