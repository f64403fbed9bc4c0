// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { refusal, toasted } from '#harness/web/render-with-api.tsx'
import { stubStripe } from '#harness/web/stripe-stub.ts'
import {
  amount,
  apply,
  button,
  COUPON,
  fixClock,
  notValid,
  percent,
  press,
  summary,
  visit,
} from '#harness/web/checkout-visit.tsx'

beforeEach(() => {
  sessionStorage.clear()
  stubStripe()
})

describe('a coupon', () => {
  it('cannot be applied while the field is empty, and says why', async () => {
    visit()
    const field = await screen.findByRole('textbox', { name: 'Coupon code' })
    expect(button('Apply').hasAttribute('disabled')).toBe(true)
    expect(screen.getByText('Type a code to apply it.')).toBeTruthy()
    fireEvent.change(field, { target: { value: '   ' } })
    expect(button('Apply').hasAttribute('disabled')).toBe(true)
  })

  it.each([
    [
      'a percentage',
      percent(20, { message: '20% off every month.' }),
      '20% discount',
      'Coupon WELCOME2020% off every month.−$25.80',
      'Then monthly$103.20',
    ],
    [
      'an amount',
      amount(2_500),
      '$25.00 discount',
      'Coupon WELCOME20$25.00 off−$25.00',
      'Then monthly$104.00',
    ],
  ])('takes off %s', async (_, reply, said, line, monthly) => {
    const { calls } = visit({ [COUPON]: reply })
    await apply('  WELCOME20 ')
    expect(await toasted('Coupon Applied Successfully')).toBe(said)
    expect(summary()).toContain(line)
    expect(summary()).toContain(monthly)
    expect(calls.filter((call) => call.endsWith('validate-coupon'))).toHaveLength(1)
    expect(screen.getByRole('textbox', { name: 'Coupon code' })).toMatchObject({
      readOnly: true,
      value: 'WELCOME20',
    })
    expect(button('Apply').hasAttribute('disabled')).toBe(true)
  })

  it('that makes the first month free says when and how much is charged first', async () => {
    fixClock()
    visit({ [COUPON]: percent(100, { months: 1 }) })
    await apply('FIRSTFREE')
    await screen.findByText('Coupon FIRSTFREE')
    expect(summary()).toContain(
      'First chargeMonday, December 21, 2026 at 12:00 PM UTC$129.00Then monthly$129.00',
    )
    expect(document.body.textContent).toContain(
      'Nothing is charged today. $129.00 is charged on Monday, December 21, 2026 at 12:00 PM UTC, then every month, unless you cancel first in your dashboard.',
    )
  })

  it('stays applied after a reload, and not after it was removed', async () => {
    visit({ [COUPON]: percent(20) })
    await apply('WELCOME20')
    await screen.findByText('Coupon WELCOME20')
    cleanup()
    const { calls } = visit()
    expect(await screen.findByText('Coupon WELCOME20')).toBeTruthy()
    expect(summary()).toContain('Then monthly$103.20')
    expect(calls.filter((call) => call.endsWith('validate-coupon'))).toEqual([])
    await press('Remove')
    cleanup()
    visit()
    expect(await screen.findByRole('textbox', { name: 'Coupon code' })).toMatchObject({ value: '' })
  })

  it('can be removed', async () => {
    visit({ [COUPON]: percent(20) })
    await apply('WELCOME20')
    await press('Remove')
    expect(await screen.findByText('Coupon Removed')).toBeTruthy()
    expect(screen.getByRole('textbox', { name: 'Coupon code' })).toMatchObject({ readOnly: false, value: '' })
    expect(summary()).toContain('Then monthly$129.00')
  })

  it.each([
    ['the message from the server', notValid('This code has expired.'), 'This code has expired.'],
    ['a default message without one', notValid(''), 'Please check your coupon code and try again.'],
    [
      'a default message for a reply that cannot be read',
      { status: 400, body: 'no' },
      'Please check your coupon code and try again.',
    ],
  ])('that is invalid is rejected with %s', async (_, reply, said) => {
    visit({ [COUPON]: reply })
    await apply('PAST')
    expect(await toasted('Invalid Coupon Code')).toBe(said)
    expect(screen.getByRole('textbox', { name: 'Coupon code' }).getAttribute('aria-invalid')).toBe('true')
    expect(button('Apply').hasAttribute('disabled')).toBe(false)
  })

  it('is not called invalid after too many attempts', async () => {
    const reply = { ...refusal('too_many_requests'), headers: { 'retry-after': '1500' } }
    visit({ [COUPON]: reply })
    await apply('WELCOME20')
    expect(await toasted('Too many codes tried')).toBe(
      'Your code wasn’t checked. You can try codes again in 25 minutes.',
    )
    expect(screen.queryByText('Invalid Coupon Code')).toBeNull()
  })

  it('is not called invalid when the session has ended', async () => {
    visit({ [COUPON]: refusal('not_authenticated') })
    await apply('WELCOME20')
    expect(await toasted('Sign in to continue')).toBe(
      'Your code wasn’t checked: you are no longer signed in.',
    )
    expect(screen.queryByText('Invalid Coupon Code')).toBeNull()
  })

  it('cannot be checked without a connection', async () => {
    visit()
    await apply('WELCOME20')
    expect(await toasted('Network Error')).toBe(
      'Unable to connect to server. Please check your connection and try again.',
    )
  })

  it.each([
    [
      'the first month',
      1,
      'First chargeSaturday, November 21, 2026 at 12:00 PM UTC$64.50Then monthly$129.00',
      '$64.50 is charged on Saturday, November 21, 2026 at 12:00 PM UTC, then $129.00 every month, unless',
    ],
    [
      'three months',
      3,
      '$64.50Each of the first 3 months$64.50Then monthly$129.00',
      '12:00 PM UTC, the same for 2 more months, then $129.00 every month, unless',
    ],
  ])('that applies to %s does not promise more', async (_, months, lines, promise) => {
    fixClock()
    visit({ [COUPON]: percent(50, { months }) })
    await apply('HALF')
    await screen.findByText('Coupon HALF')
    expect(summary()).toContain(lines)
    expect(document.body.textContent).toContain(promise)
  })

  it('is checked once when Enter is pressed twice', async () => {
    const { calls } = visit({ [COUPON]: percent(20) })
    const field = await screen.findByRole('textbox', { name: 'Coupon code' })
    fireEvent.change(field, { target: { value: 'WELCOME20' } })
    const form = field.closest('form')
    if (form) fireEvent.submit(form)
    if (form) fireEvent.submit(form)
    await screen.findByText('Coupon Applied Successfully')
    expect(calls.filter((call) => call === COUPON)).toHaveLength(1)
  })
})
