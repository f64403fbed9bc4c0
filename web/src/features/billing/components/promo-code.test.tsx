// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { NOW } from '#harness/web/fixtures.ts'
import { refusal, type Replies } from '#harness/web/render-with-api.tsx'
import { stubStripe } from '#harness/web/stripe-stub.ts'
import { COUPON, press } from '#harness/web/checkout-visit.tsx'
import {
  check,
  openDialog,
  paid,
  savedCard,
  STATUS,
  toasted,
  UPGRADE_PLAN,
} from '#harness/web/upgrade-visit.tsx'

beforeEach(() => {
  stubStripe()
})

const field = () => screen.getByRole('textbox', { name: 'Promo code' })
const type = (text: string) => fireEvent.change(field(), { target: { value: text } })

async function open(replies: Replies) {
  const view = openDialog(replies)
  await screen.findByRole('textbox', { name: 'Promo code' })
  return view
}

it('is turned into capitals, and checked 800 ms after the last letter', async () => {
  vi.useFakeTimers({ now: NOW, toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: false })
  onTestFinished(() => void vi.useRealTimers())
  const { count } = openDialog({ [COUPON]: check({ percent_off: 20, message: '20% off every month.' }) })
  await act(() => vi.advanceTimersByTimeAsync(10))
  type('welcome')
  await act(() => vi.advanceTimersByTimeAsync(799))
  type('welcome20')
  expect(field()).toMatchObject({ value: 'WELCOME20' })
  await act(() => vi.advanceTimersByTimeAsync(799))
  expect(count(COUPON)).toBe(0)
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(count(COUPON)).toBe(1)
  await act(() => vi.advanceTimersByTimeAsync(10))
  expect(screen.getByRole('button', { name: 'Upgrade to Pro for $103.20' })).toBeTruthy()
})

it.each([
  [{ percent_off: 20, message: '20% off every month.' }, 'You save 20%.', '$103.20'],
  [{ discount_amount: 2_500, message: '$25 off every month.' }, 'You save $25.00.', '$104.00'],
  [
    { discount_amount: 20_000, months: 1, message: '$200 off the first month.' },
    'You save $200.00.',
    '$0.00',
  ],
])('that is valid has a green border and lowers the price: %o', async (answer, saving, price) => {
  await open({ [COUPON]: check(answer) })
  type('code')
  expect(await toasted('Coupon Applied')).toBe(`Coupon Applied${saving}`)
  expect([field().dataset['state'], field().className.includes('border-good')]).toEqual(['valid', true])
  expect(screen.getByRole('button', { name: `Upgrade to Pro for ${price}` })).toBeTruthy()
  type(' ')
  expect([field().dataset['state'], field().className.includes('border-good')]).toEqual(['none', false])
  expect(screen.getByRole('button', { name: 'Upgrade to Pro for $129.00' })).toBeTruthy()
})

it.each([
  [check({ valid: false, message: 'This code has expired.' }), 'Invalid Coupon', 'This code has expired.'],
  [check({ valid: false }), 'Invalid Coupon', 'This coupon code is not valid or has expired.'],
  [refusal('unavailable'), 'Validation Error', 'Unable to validate coupon code. Please try again.'],
])('that is invalid has a red border and says why', async (reply, title, why) => {
  await open({ [COUPON]: reply })
  type('code')
  expect(await toasted(title)).toBe(`${title}${why}`)
  expect([
    field().dataset['state'],
    field().className.includes('border-bad'),
    field().getAttribute('aria-invalid'),
  ]).toEqual(['invalid', true, 'true'])
  expect(screen.getByRole('button', { name: 'Upgrade to Pro for $129.00' })).toBeTruthy()
})

it('is sent with the upgrade, and the button waits for its check', async () => {
  const bodies: unknown[] = []
  await open({ [COUPON]: check({ percent_off: 20 }), [UPGRADE_PLAN]: paid })
  const answer = globalThis.fetch
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    if (url.endsWith('/upgrade')) bodies.push(init.body)
    return answer(url, init)
  })
  type('welcome20')
  expect(screen.getByRole('button', { name: 'Checking the promo code…' })).toMatchObject({ disabled: true })
  await press('Upgrade to Pro for $103.20')
  await toasted('Upgrade Successful')
  expect(bodies).toEqual(['{"plan":"pro","couponCode":"WELCOME20"}'])
})

it('of the previous order still applies', async () => {
  const data = {
    hasSavedPaymentMethod: true,
    customerExists: true,
    brand: 'visa',
    lastFour: '4242',
    discount: { percent_off: null, discount_amount: 2_500 },
  }
  await open({ [STATUS]: { ...savedCard, body: { success: true, data, error: null } } })
  expect(screen.getByRole('button', { name: 'Upgrade to Pro for $104.00' })).toBeTruthy()
})
