// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ok, refusal, toasted } from '#harness/web/render-with-api.tsx'
import { stubStripe } from '#harness/web/stripe-stub.ts'
import {
  ADDRESS,
  apply,
  button,
  COUPON,
  CREATE,
  created,
  due,
  fixClock,
  FROM_SIGN_UP,
  hadTrial,
  percent,
  press,
  START,
  USER,
  visit,
} from '#harness/web/checkout-visit.tsx'

beforeEach(() => {
  stubStripe()
})

describe('paying', () => {
  it('confirms a trial by its SetupIntent and keeps the sign-up in the address', async () => {
    const stripe = stubStripe()
    const { calls } = visit({ [CREATE]: ok(created) }, FROM_SIGN_UP)
    await press(START)
    await waitFor(() =>
      expect(stripe.asked).toEqual([
        [
          'confirmSetup',
          'seti_1_secret_2',
          'http://localhost:3000/success?auto_login=true&trial=true&trial_days=1&trial_emails=5&gmail_signup=true&plan=pro',
        ],
      ]),
    )
    expect(calls.filter((call) => call === CREATE)).toEqual([CREATE])
    expect(button('Working on it…').getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByRole('textbox', { name: 'Coupon code' })).toMatchObject({ readOnly: true })
  })

  it('confirms a payment by its PaymentIntent', async () => {
    const stripe = stubStripe()
    visit({ [USER]: ok(hadTrial), [CREATE]: ok(due) })
    await press('Pay $129.00 now')
    await waitFor(() =>
      expect(stripe.asked).toEqual([
        ['confirmPayment', 'pi_1_secret_2', 'http://localhost:3000/success?auto_login=true&plan=pro'],
      ]),
    )
  })

  it('is made once, however often the button is pressed', async () => {
    const stripe = stubStripe()
    const { calls } = visit({ [CREATE]: ok(created) })
    const found = await screen.findByRole('button', { name: START })
    await waitFor(() => expect(found.hasAttribute('disabled')).toBe(false))
    const form = found.closest('form')
    fireEvent.click(found)
    fireEvent.click(found)
    if (form) fireEvent.submit(form)
    if (form) fireEvent.submit(form)
    await waitFor(() => expect(stripe.asked).toHaveLength(1))
    expect(calls.filter((call) => call === CREATE)).toHaveLength(1)
  })

  it.each([
    [
      'a trial',
      FROM_SIGN_UP,
      created,
      'Trial Started',
      '/success?free_subscription=true&subscription_id=sub_1&trial=true&trial_days=1&trial_emails=5&auto_login=true&gmail_signup=true&plan=pro',
    ],
    [
      'no trial',
      ADDRESS,
      { ...created, isTrial: false, trialInfo: null, noTrial: 'free' },
      'Account Activated',
      '/success?free_subscription=true&subscription_id=sub_1&plan=pro',
    ],
  ])(
    'opens the success page a second after a free start with %s',
    async (_, address, reply, title, target) => {
      fixClock()
      const view = visit(
        {
          [CREATE]: ok({ ...reply, clientSecret: 'free_subscription', finalAmount: 0 }),
          [COUPON]: percent(100),
        },
        address,
      )
      await apply('FREEFOREVER')
      expect(
        await screen.findByText('With this code Pro costs $0.00 each month, so no card is needed.'),
      ).toBeTruthy()
      expect(screen.queryByRole('textbox', { name: 'Card number' })).toBeNull()
      await press('Activate for $0.00')
      expect(await screen.findByText(title)).toBeTruthy()
      expect(view.address()).toBe(address)
      await vi.advanceTimersByTimeAsync(1_000)
      await waitFor(() => expect(view.address()).toBe(target))
    },
  )

  it('opens the success page one and a half seconds after a saved card was used', async () => {
    fixClock()
    const view = visit(
      {
        [CREATE]: ok({
          ...due,
          clientSecret: 'subscription_payment',
          discountApplied: true,
          finalAmount: 10_320,
        }),
      },
      FROM_SIGN_UP,
    )
    await press(START)
    expect(await toasted('Subscription Created')).toBe('Your discount is applied, and your saved card pays.')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(view.address()).toBe(FROM_SIGN_UP)
    await vi.advanceTimersByTimeAsync(600)
    await waitFor(() =>
      expect(view.address()).toBe(
        '/success?subscription_id=sub_1&discount_applied=true&redirect_status=succeeded&auto_login=true&gmail_signup=true&plan=pro',
      ),
    )
  })

  it('starts the trial of a user with a saved card, and says so', async () => {
    fixClock()
    const view = visit({ [CREATE]: ok({ ...created, clientSecret: 'subscription_payment' }) })
    await press(START)
    expect(await toasted('Trial Started')).toBe('Free for 1 day, with 5 emails.')
    await vi.advanceTimersByTimeAsync(1_000)
    await waitFor(() =>
      expect(view.address()).toBe(
        '/success?free_subscription=true&subscription_id=sub_1&trial=true&trial_days=1&trial_emails=5&plan=pro',
      ),
    )
  })

  it('asks again when the server has other terms, and confirms nothing until then', async () => {
    const stripe = stubStripe()
    const { calls } = visit({ [CREATE]: ok(due) })
    await press(START)
    expect(
      await screen.findByText(
        'Nothing was charged. This account has had its free trial. $129.00 is due today, then $129.00 a month. Press the button again if you agree.',
      ),
    ).toBeTruthy()
    expect(stripe.asked).toEqual([])
    await press('Pay $129.00 now')
    await waitFor(() => expect(stripe.asked).toHaveLength(1))
    expect(calls.filter((call) => call === CREATE)).toHaveLength(2)
  })

  it('keeps what was typed into the card form when the terms change', async () => {
    const stripe = stubStripe()
    visit({ [CREATE]: ok(due) })
    const field = await screen.findByRole('textbox', { name: 'Card number' })
    fireEvent.change(field, { target: { value: '4242 4242 4242 4242' } })
    await press(START)
    await screen.findByRole('button', { name: 'Pay $129.00 now' })
    expect(screen.getByRole('textbox', { name: 'Card number' })).toBe(field)
    expect(field).toMatchObject({ value: '4242 4242 4242 4242' })
    await waitFor(() => expect(stripe.forms.at(-1)).toEqual({ mode: 'subscription', amount: 12_900 }))
  })

  it('asks for a card when a free code does not cover every month', async () => {
    const stripe = stubStripe()
    visit({
      [CREATE]: ok({ ...created, discountApplied: true, finalAmount: 0 }),
      [COUPON]: percent(100, { months: 1, message: '100% off the first month.' }),
    })
    await apply('FREEMONTH')
    await screen.findByText('100% off the first month.')
    expect(screen.getByRole('textbox', { name: 'Card number' })).toBeTruthy()
    await press(START)
    await waitFor(() => expect(stripe.asked).toHaveLength(1))
  })

  it('waits while another request of the same user is in progress', async () => {
    fixClock()
    const stripe = stubStripe()
    const { calls } = visit({
      [CREATE]: [refusal('payment_in_progress'), refusal('payment_in_progress'), ok(created)],
    })
    await press(START)
    await vi.advanceTimersByTimeAsync(3_000)
    await waitFor(() => expect(stripe.asked).toHaveLength(1))
    expect(calls.filter((call) => call === CREATE)).toHaveLength(3)
    expect(screen.queryByText('Payment Failed')).toBeNull()
  })
})
