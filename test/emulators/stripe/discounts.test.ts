import { afterEach, beforeEach, expect, test } from 'vitest'
import { addMonths } from './discounts.ts'
import { DAY, HOUR, openStripe, refusalOf } from './open-stripe.ts'

let at: Awaited<ReturnType<typeof openStripe>>
beforeEach(async () => {
  at = await openStripe()
})
afterEach(() => at.emulator.close())

const promo = (code: string) => `promo_local_${code.toLowerCase()}`
const trialWith = (code: string) =>
  at.newTrialWith('pm_card_visa', { discounts: [{ promotion_code: promo(code) }] })
const month = () => at.emulator.advance(31 * DAY)

test('a code is found whatever its case, with its coupon and the products it is for', async () => {
  const { data } = await at.stripe.promotionCodes.list({
    code: 'proonly',
    active: true,
    limit: 1,
    expand: ['data.promotion.coupon', 'data.promotion.coupon.applies_to'],
  })
  expect(data[0]).toMatchObject({
    code: 'PROONLY',
    active: true,
    promotion: {
      type: 'coupon',
      coupon: {
        percent_off: 15,
        duration: 'forever',
        valid: true,
        applies_to: { products: ['prod_local_pro'] },
      },
    },
  })
  const active = async (code: string) =>
    (await at.stripe.promotionCodes.list({ code, active: true })).data.length
  expect(await Promise.all(['WELCOME20', 'PAST', 'USEDUP', 'SWITCHEDOFF', 'NOSUCHCODE'].map(active))).toEqual(
    [1, 0, 0, 0, 0],
  )
})

test.each([
  ['WELCOME20', [7_920, 7_920]],
  ['TAKE25', [7_400, 7_400]],
  ['FIRSTMONTH50', [4_950, 9_900]],
  ['FREEMONTH', [0, 9_900]],
  ['FREEFOREVER', [0, 0]],
])('%s on the first two charges after a trial', async (code, totals) => {
  const { customer } = await trialWith(code)
  await at.emulator.advance(DAY + HOUR)
  await month()
  expect(await at.invoicesOf(customer.id)).toEqual([
    ['paid', totals[1]],
    ['paid', totals[0]],
    ['paid', 0],
  ])
})

test('a discount for three months applies to three invoices', async () => {
  const { customer } = await trialWith('THREEMONTHS30')
  await at.emulator.advance(DAY + HOUR)
  for (let index = 0; index < 3; index += 1) await month()
  expect((await at.invoicesOf(customer.id)).map(([, total]) => total)).toEqual([
    9_900, 6_930, 6_930, 6_930, 0,
  ])
})

test.each(['PAST', 'USEDUP', 'SWITCHEDOFF', 'PROONLY', 'BIGSPEND', 'EURO10'])(
  '%s is refused for Starter',
  async (code) => {
    expect(await refusalOf(trialWith(code))).toEqual({
      type: 'StripeInvalidRequestError',
      statusCode: 400,
      param: 'discounts[0][promotion_code]',
    })
  },
)

test('a code for first payments is for customers who never paid', async () => {
  const { customer } = await trialWith('NEWCOMER10')
  await at.emulator.advance(DAY + HOUR)
  expect(
    await refusalOf(
      at.stripe.subscriptions.create({
        customer: customer.id,
        items: [{ price: 'price_s' }],
        discounts: [{ promotion_code: promo('NEWCOMER10') }],
      }),
    ),
  ).toMatchObject({ statusCode: 400 })
})

test('a discount is set, counted, shown and removed', async () => {
  const { sub } = await at.newTrialWith('pm_card_visa')
  const set = await at.stripe.subscriptions.update(sub.id, {
    discounts: [{ promotion_code: promo('WELCOME20') }],
    expand: ['discounts.source.coupon'],
  })
  expect(set.discounts).toMatchObject([
    {
      promotion_code: promo('WELCOME20'),
      source: { type: 'coupon', coupon: { percent_off: 20 } },
      subscription: sub.id,
    },
  ])
  expect((await at.stripe.promotionCodes.list({ code: 'WELCOME20' })).data[0]?.times_redeemed).toBe(1)
  const kept = await at.stripe.subscriptions.update(sub.id, { discounts: [], metadata: { a: 'b' } })
  expect(kept.discounts).toHaveLength(1)
  expect((await at.stripe.subscriptions.update(sub.id, { discounts: '' })).discounts).toEqual([])
})

test('a preview shows what would be paid for a subscription', async () => {
  const { sub } = await trialWith('TAKE25')
  const preview = await at.stripe.invoices.createPreview({ subscription: sub.id })
  expect([
    preview.subtotal,
    preview.total,
    preview.amount_due,
    preview.total_discount_amounts?.[0]?.amount,
  ]).toEqual([9_900, 7_400, 7_400, 2_500])
  expect(at.emulator.state.invoices).toHaveLength(1)
})

test('a subscription with 100% off is active at once, with nothing to confirm', async () => {
  const customer = await at.stripe.customers.create()
  const sub = await at.stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: 'price_s' }],
    payment_behavior: 'default_incomplete',
    discounts: [{ promotion_code: promo('FREEFOREVER') }],
    expand: ['latest_invoice.confirmation_secret'],
  })
  expect(sub.status).toBe('active')
  expect(sub.latest_invoice).toMatchObject({ status: 'paid', total: 0, confirmation_secret: null })
  expect(sub.pending_setup_intent).toMatch(/^seti_/)
})

test.each([
  ['2026-01-31T10:00:00Z', 1, '2026-02-28T10:00:00.000Z'],
  ['2028-01-31T10:00:00Z', 1, '2028-02-29T10:00:00.000Z'],
  ['2026-12-15T00:00:00Z', 1, '2027-01-15T00:00:00.000Z'],
])('%s and %d month', (from, months, to) => {
  expect(new Date(addMonths(Date.parse(from) / 1000, months) * 1000).toISOString()).toBe(to)
})

test('the billing day returns after a short month', () => {
  const anchor = Date.parse('2026-01-31T10:00:00Z') / 1000
  expect(new Date(addMonths(Date.parse('2026-02-28T10:00:00Z') / 1000, 1, anchor) * 1000).toISOString()).toBe(
    '2026-03-31T10:00:00.000Z',
  )
})
