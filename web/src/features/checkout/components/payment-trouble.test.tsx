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
  percent,
  press,
  START,
  summary,
  visit,
} from '#harness/web/checkout-visit.tsx'

beforeEach(() => {
  stubStripe()
})

describe('a payment that fails', () => {
  const card = (code: string, decline_code?: string) => async () => ({
    error: { type: 'card_error', code, decline_code, message: 'From the provider.' },
  })

  it.each([
    [
      'declined',
      card('card_declined', 'generic_decline'),
      'Your bank declined the card without giving a reason. Use another card, or ask your bank.',
    ],
    [
      'for insufficient funds',
      card('card_declined', 'insufficient_funds'),
      'The card doesn’t have enough funds. Use another card, or try again later.',
    ],
    ['expired', card('expired_card'), 'The card has expired. Check the date, or use another card.'],
    [
      'with a wrong security code',
      card('incorrect_cvc'),
      'The security code is incorrect. Check it on the card and try again.',
    ],
    [
      'not confirmed at the bank',
      async () => ({ error: { type: 'invalid_request_error', code: 'setup_intent_authentication_failure' } }),
      'Your bank didn’t confirm the card, so it wasn’t used and nothing was charged. Try again, or use another card.',
    ],
    ['refused for a reason that we have no text for', card('invalid_swipe_data'), 'From the provider.'],
    [
      'without a connection',
      async () => ({ error: { type: 'api_connection_error' } }),
      'You seem to be offline. Nothing was charged. Check your connection and try again.',
    ],
    [
      'because of an error of the provider',
      () => Promise.reject(new Error('broken')),
      'The payment didn’t go through, and nothing was charged. Try again, or use another card.',
    ],
  ])('%s shows the reason and can be repeated', async (_, confirm, reason) => {
    stubStripe({ confirm })
    visit({ [CREATE]: ok(created) })
    await press(START)
    expect(await toasted('Payment Failed')).toBe('Failed to process payment. Please try again.')
    expect(screen.getByRole('alert').textContent).toBe(`The payment didn’t go through${reason}`)
    expect(button(START).hasAttribute('disabled')).toBe(false)
  })

  it.each([
    [
      'the server cannot be reached',
      () => Promise.reject(new TypeError('Failed to fetch')),
      'You seem to be offline. Nothing was charged. Check your connection and try again.',
    ],
    [
      'the card was refused before',
      refusal('payment_declined'),
      'The card was declined. Use another card or ask your bank.',
    ],
    [
      'the account is closed',
      refusal('account_inactive'),
      'This account is not active. Please contact support.',
    ],
    ['there is no secret to confirm', ok({ ...created, clientSecret: '' }), 'Failed to create subscription'],
  ])('is reported when %s', async (_, reply, reason) => {
    visit(typeof reply === 'function' ? {} : { [CREATE]: reply })
    if (typeof reply === 'function') await offline()
    await press(START)
    expect(await toasted('Payment Failed')).toBe('Failed to process payment. Please try again.')
    expect(screen.getByRole('alert').textContent).toBe(`The payment didn’t go through${reason}`)
    expect(button(START).hasAttribute('disabled')).toBe(false)
  })

  it('is not attempted or reported for an incomplete card', async () => {
    stubStripe({
      submit: async () => ({
        error: {
          type: 'validation_error',
          code: 'incomplete_number',
          message: 'Your card number is incomplete.',
        },
      }),
    })
    const { calls } = visit({ [CREATE]: ok(created) })
    await press(START)
    await waitFor(() => expect(button(START).getAttribute('aria-disabled')).toBeNull())
    expect(calls.filter((call) => call === CREATE)).toEqual([])
    // The card form marks the incomplete field itself.
    expect(screen.queryByText('Payment Failed')).toBeNull()
    expect(screen.queryByText('The payment didn’t go through')).toBeNull()
  })

  it.each([
    ['not_authenticated', 'Sign in to continue', 'Continue with Google', '/api/auth/gmail-signup?plan=pro'],
    ['already_subscribed', 'You already have a subscription', 'Go to your dashboard', '/dashboard/account'],
    [
      'account_mismatch',
      'You are signed in with another email address',
      'Use another Google account',
      '/api/auth/gmail-signup?plan=pro',
    ],
  ] as const)(
    '%s shows how to continue, and is not called a failed payment',
    async (code, title, link, href) => {
      visit({ [CREATE]: refusal(code) })
      await press(START)
      expect(await screen.findByText(title)).toBeTruthy()
      expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe(href)
      expect(screen.queryByText('Payment Failed')).toBeNull()
      expect(screen.queryByRole('button', { name: START }) === null).toBe(code === 'already_subscribed')
    },
  )

  it('removes a coupon that is no longer valid', async () => {
    visit({ [CREATE]: refusal('coupon_invalid'), [COUPON]: percent(20) })
    await apply('WELCOME20')
    await press(START)
    expect(await screen.findByText('The coupon code can’t be used')).toBeTruthy()
    expect(screen.getByRole('textbox', { name: 'Coupon code' })).toMatchObject({
      readOnly: false,
      value: 'WELCOME20',
    })
    expect(screen.getByText('This coupon code is not valid or has expired.')).toBeTruthy()
    expect(summary()).toContain('Then monthly$129.00')
  })

  it('counts an intent that was confirmed earlier as paid', async () => {
    stubStripe({
      confirm: async () => ({
        error: {
          type: 'invalid_request_error',
          code: 'setup_intent_unexpected_state',
          setup_intent: { id: 'seti_1', status: 'succeeded' },
        },
      }),
    })
    const view = visit({ [CREATE]: ok(created) })
    await press(START)
    await waitFor(() =>
      expect(view.address()).toBe(
        '/success?auto_login=true&trial=true&trial_days=1&trial_emails=5&plan=pro&redirect_status=succeeded&setup_intent=seti_1',
      ),
    )
  })

  it('can be repeated when the browser restores the page from its cache', async () => {
    const stripe = stubStripe()
    visit({ [CREATE]: ok(created) })
    await press(START)
    await waitFor(() => expect(stripe.asked).toHaveLength(1))
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }))
    await press(START)
    await waitFor(() => expect(stripe.asked).toHaveLength(2))
  })

  it('reports once that the bank refused, and removes the secret from the address', async () => {
    const view = visit(
      {},
      `${ADDRESS}&setup_intent=seti_1&setup_intent_client_secret=seti_1_secret_2&redirect_status=failed`,
    )
    expect(await toasted('Payment Failed')).toBe('Failed to process payment. Please try again.')
    expect(
      await screen.findByText(
        'Your bank didn’t confirm the card, so it wasn’t used and nothing was charged. Try again, or use another card.',
      ),
    ).toBeTruthy()
    expect(view.address()).toBe(ADDRESS)
    expect(screen.getAllByText('Payment Failed')).toHaveLength(1)
  })
})

async function offline() {
  await screen.findByRole('textbox', { name: 'Card number' })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
}
