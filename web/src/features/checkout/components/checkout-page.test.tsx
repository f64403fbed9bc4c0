// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { paidUser } from '#harness/web/fixtures.ts'
import { ok, refusal, renderWithApi } from '#harness/web/render-with-api.tsx'
import { stubStripe } from '#harness/web/stripe-stub.ts'
import { cardFormOptions } from '#web/features/checkout/card-form-options.ts'
import {
  ADDRESS,
  button,
  EMAIL,
  fixClock,
  FROM_SIGN_UP,
  hadTrial,
  newcomer,
  press,
  SESSION,
  START,
  summary,
  USER,
  visit,
} from '#harness/web/checkout-visit.tsx'

beforeEach(() => {
  stubStripe()
})

describe('access', () => {
  it.each([
    ['without a plan', '/checkout?email=a%40example.com', '/', '#pricing'],
    ['with an unknown plan', '/checkout?email=a%40example.com&plan=gold', '/', '#pricing'],
    ['without a plan, from the sign-up', '/checkout?auto_login=true&gmail_signup=true', '/', '#pricing'],
    ['without an email', '/checkout?plan=pro', '/signup', ''],
    ['without an email, with a sign-in of another kind', '/checkout?plan=pro&auto_login=true', '/signup', ''],
  ])('%s redirects', async (_, address, pathname, hash) => {
    const { router } = visit({}, address)
    await waitFor(() => expect(router.state.location).toMatchObject({ pathname, hash }))
  })

  it('shows a spinner until the buyer is known', async () => {
    visit({}, FROM_SIGN_UP)
    expect(screen.getByText('Setting up your payment...')).toBeTruthy()
    expect(await screen.findByRole('button', { name: START })).toBeTruthy()
    expect(screen.queryByText('Setting up your payment...')).toBeNull()
  })

  it('takes the email from the session and the plan from the address after a sign-up with a mail account', async () => {
    visit({}, '/checkout?plan=elite&email=other%40example.com&auto_login=true&gmail_signup=true')
    expect(await screen.findByText(EMAIL)).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Try Elite free for 1 day')
    expect(screen.queryByText('other@example.com')).toBeNull()
  })

  it('takes both from the address when the check fails', async () => {
    visit({ [SESSION]: refusal('unavailable'), [USER]: refusal('unavailable') }, FROM_SIGN_UP)
    expect(await screen.findByText(EMAIL)).toBeTruthy()
    expect(button(START)).toBeTruthy()
  })

  it.each([FROM_SIGN_UP, ADDRESS, '/checkout?plan=pro&auto_login=true&gmail_signup=true'])(
    'asks a visitor without a session to sign in, not for a card or a coupon (%s)',
    async (address) => {
      visit({ [SESSION]: refusal('not_authenticated'), [USER]: refusal('not_authenticated') }, address)
      expect((await screen.findByRole('link', { name: 'Continue with Google' })).getAttribute('href')).toBe(
        '/api/auth/gmail-signup?plan=pro',
      )
      expect(summary()).toContain('Then monthly$129.00')
      expect(screen.queryByRole('button', { name: START })).toBeNull()
      expect(screen.queryByRole('textbox')).toBeNull()
    },
  )

  it('links a user with a subscription to the dashboard', async () => {
    visit({ [USER]: ok({ ...paidUser, email: EMAIL }) })
    expect(await screen.findByText('You already have Pro')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Go to your dashboard' }).getAttribute('href')).toBe(
      '/dashboard/account',
    )
    expect(screen.queryByRole('textbox', { name: 'Card number' })).toBeNull()
  })

  it('says that another email is signed in, and offers to continue with it', async () => {
    visit({}, '/checkout?plan=pro&email=old%40example.com')
    expect(await screen.findByText(`You are signed in as ${EMAIL}`)).toBeTruthy()
    expect(screen.getByRole('link', { name: `Continue as ${EMAIL}` }).getAttribute('href')).toBe(
      '/checkout?plan=pro&email=mia.lindqvist%40example.com',
    )
  })
})

describe('what it costs', () => {
  it('is shown with the minute of the first charge for a trial', async () => {
    fixClock()
    visit()
    await screen.findByRole('textbox', { name: 'Card number' })
    expect(screen.getByText('1-Day Free Trial with 5 Free Emails')).toBeTruthy()
    expect(summary()).toBe(
      'Order summaryPro, one month$129.00First chargeSaturday, November 21, 2026 at 12:00 PM UTC$129.00Then monthly$129.00Due todayDuring the trial$0.00',
    )
    expect(
      screen.getByText(
        'Nothing is charged today. $129.00 is charged on Saturday, November 21, 2026 at 12:00 PM UTC, then every month, unless you cancel first in your dashboard.',
      ),
    ).toBeTruthy()
  })

  it('is due today for a user who has had the trial', async () => {
    const stripe = stubStripe()
    visit({ [USER]: ok(hadTrial) })
    expect(await screen.findByRole('button', { name: 'Pay $129.00 now' })).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Subscribe to Pro')
    expect(summary()).toBe('Order summaryPro, one month$129.00Then monthly$129.00Due today$129.00')
    expect(stripe.forms.at(-1)).toEqual({
      mode: 'subscription',
      amount: 12_900,
      currency: 'usd',
      allowedPaymentMethodTypes: ['card'],
    })
  })

  it('says at once that the trial of this person or card is used', async () => {
    visit({ [USER]: ok({ ...newcomer, trialAvailable: false }) })
    expect(await screen.findByRole('button', { name: 'Pay $129.00 now' })).toBeTruthy()
    expect(screen.getByText('This account or card has already had one', { exact: false })).toBeTruthy()
    expect(screen.queryByText(/\$0\.00/)).toBeNull()
  })

  it('says that there is one trial per person and card, if there is one', async () => {
    visit()
    expect(await screen.findByText('One free trial per person and card.', { exact: false })).toBeTruthy()
  })

  it('lets the form save a card without a charge for a trial', async () => {
    const stripe = stubStripe()
    visit()
    await screen.findByRole('textbox', { name: 'Card number' })
    expect(stripe.forms.at(-1)).toEqual({
      mode: 'setup',
      currency: 'usd',
      allowedPaymentMethodTypes: ['card'],
    })
  })
})

describe('the card form', () => {
  it('gets 9900 cents while the plan is unknown', () => {
    expect(cardFormOptions(null, 'light')).toMatchObject({
      mode: 'subscription',
      amount: 9_900,
      currency: 'usd',
    })
  })

  it('says when the script does not load, and can be retried', async () => {
    vi.resetModules()
    const { default: Fresh } = await import('./checkout-page.tsx')
    const settings = [ok('', 503), ok({ stripe: { publishableKey: 'pk_test_local' } })]
    renderWithApi(<Fresh />, { [USER]: ok(newcomer), 'GET /stage.json': settings }, ADDRESS)
    expect(await screen.findByText('The card form couldn’t be loaded')).toBeTruthy()
    expect(screen.queryByRole('button', { name: START })).toBeNull()
    await press('Try again')
    expect(await screen.findByRole('textbox', { name: 'Card number' })).toBeTruthy()
    expect(button(START).hasAttribute('disabled')).toBe(false)
  })
})
