// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { NOW } from '#harness/web/fixtures.ts'
import { ok, refusal, renderWithApi, toasted, type Replies } from '#harness/web/render-with-api.tsx'
import { isTrustedPaymentUrl } from '#web/lib/payments/trusted-url.ts'
import PaymentFailedPage from './payment-failed-page.tsx'

const RETRY = 'POST /api/retry-payment'
const PAGE = 'https://checkout.stripe.com/c/pay/cs_test_2'

function visit(query: string, replies: Replies = {}) {
  const visited: string[] = []
  vi.spyOn(window.location, 'assign').mockImplementation((to) => void visited.push(String(to)))
  const view = renderWithApi(
    <StrictMode>
      <PaymentFailedPage />
    </StrictMode>,
    replies,
    `/payment-failed${query}`,
  )
  return { ...view, visited }
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent
const tryAgain = () => screen.getByRole('button', { name: 'Try Again' })
const plan = () => screen.getByRole('region', { name: 'Selected plan' }).textContent

describe('why the payment was not made', () => {
  it.each([
    ['', 'Payment Cancelled'],
    ['?reason=payment_cancelled', 'Payment Cancelled'],
    ['?reason=cancelled', 'Payment Cancelled'],
    ['?reason=expired', 'Payment Session Expired'],
    ['?reason=declined', 'Payment Declined'],
    ['?reason=surprise', 'Payment Issue'],
  ])('%s has the heading %s', (query, title) => {
    visit(query)
    expect(heading()).toBe(title)
  })

  it.each([
    ['expired', 'Payment Session Expired', 'Your payment session has expired. Please try again.'],
    [
      'declined',
      'Payment Declined',
      'Your payment was declined. Please try with a different payment method.',
    ],
  ])('%s is reported once when the page opens', async (reason, title, text) => {
    visit(`?reason=${reason}`)
    expect(await screen.findByText(text)).toBeTruthy()
    expect(screen.getAllByText(title)).toHaveLength(2)
    expect(screen.getAllByText(text)).toHaveLength(1)
  })

  it('shows no toast for a cancelled payment', () => {
    visit('?reason=cancelled')
    expect(screen.getAllByText('Payment Cancelled')).toHaveLength(1)
  })

  it('gives other steps for other reasons', () => {
    const steps = ['expired', 'declined', 'cancelled'].map((reason) => {
      const { unmount } = visit(`?reason=${reason}`)
      const text = screen.getByRole('list').textContent
      unmount()
      return text
    })
    expect(new Set(steps).size).toBe(3)
    expect(steps[1]).toContain('Ask your bank')
  })
})

describe('what was chosen', () => {
  it.each([
    ['pro', 'Selected planPro$129 a month20 emails a day'],
    ['elite', 'Selected planElite$149 a month30 emails a day'],
    ['gold', 'Selected planYour planCustom pricingDaily emails as agreed'],
  ])('%s', (id, text) => {
    visit(`?plan=${id}`)
    expect(plan()).toBe(text)
  })
})

describe('the actions', () => {
  it('link to the prices and to support, with the session in the subject', () => {
    visit('?session_id=cs_test_1%26body%3Dx')
    expect(screen.getByRole('link', { name: 'Change Plan' }).getAttribute('href')).toBe('/#pricing')
    expect(screen.getByRole('link', { name: 'Contact Support' }).getAttribute('href')).toBe(
      'mailto:support@reachwell.example?subject=Payment%20problem%2C%20session%20cs_test_1%26body%3Dx',
    )
  })

  it('open the prices without a plan, and send no request', async () => {
    const { router, calls } = visit('?reason=declined')
    fireEvent.click(tryAgain())
    await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/', hash: '#pricing' }))
    expect(calls).toEqual([])
  })

  it('open a new payment page a second after the reply', async () => {
    vi.useFakeTimers({ now: NOW, shouldAdvanceTime: true })
    onTestFinished(() => void vi.useRealTimers())
    const { visited, calls } = visit('?plan=pro&email=mia%40example.com&session_id=cs_test_1', {
      [RETRY]: ok({ success: true, checkoutUrl: PAGE, message: '' }),
    })
    fireEvent.click(tryAgain())
    fireEvent.click(tryAgain())
    await screen.findByText('Taking you to the payment page…')
    expect(tryAgain().getAttribute('aria-disabled')).toBe('true')
    expect(visited).toEqual([])
    await vi.advanceTimersByTimeAsync(1_000)
    expect(visited).toEqual([PAGE])
    expect(calls).toEqual([RETRY])
    fireEvent(window, new Event('pageshow'))
    await waitFor(() => expect(tryAgain().getAttribute('aria-disabled')).toBe(null))
  })

  it.each([
    [
      'with the message from the server',
      ok({ success: false, checkoutUrl: '', message: 'That payment is finished.' }),
      'That payment is finished.',
    ],
    [
      'with a default message without one',
      ok({ success: false, checkoutUrl: '', message: '' }),
      'Failed to create payment session',
    ],
    [
      'for an untrusted address',
      ok({ success: true, checkoutUrl: 'http://pay.example/cs', message: '' }),
      'Failed to create payment session',
    ],
    [
      'with the refusal from the server',
      refusal('unavailable'),
      'A service we depend on isn’t answering. Please try again in a few minutes.',
    ],
    ['for a reply that cannot be read', { status: 502, body: '' }, 'Failed to create payment session'],
  ])('report a failure %s', async (_, reply, said) => {
    const { visited } = visit('?plan=pro', { [RETRY]: reply })
    fireEvent.click(tryAgain())
    expect(await toasted('Retry Failed')).toBe('Unable to start new payment session. Please contact support.')
    expect(screen.getByRole('alert').textContent).toContain(said)
    expect(tryAgain().getAttribute('aria-disabled')).toBe(null)
    expect(visited).toEqual([])
  })

  it.each([
    ['not_authenticated', 'Continue with Google', '/api/auth/gmail-signup?plan=pro'],
    ['already_subscribed', 'Go to your dashboard', '/dashboard/account'],
  ] as const)('for %s show how to continue', async (code, name, href) => {
    visit('?plan=pro', { [RETRY]: refusal(code) })
    fireEvent.click(tryAgain())
    expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(href)
  })
})

describe('trusted payment addresses', () => {
  it.each([
    ['https://checkout.stripe.com/c/pay/cs_1', 'reachwell.example', true],
    ['http://localhost:12111/pay/cs_1', 'localhost', true],
    ['http://127.0.0.1:12111/pay/cs_1', 'localhost', true],
    ['http://localhost:12111/pay/cs_1', 'reachwell.example', false],
    ['http://checkout.stripe.com/c/pay/cs_1', 'localhost', false],
    ['https://user:secret@checkout.stripe.com/', 'reachwell.example', false],
    ['javascript:alert(1)', 'localhost', false],
    ['/pay/cs_1', 'localhost', false],
    ['', 'localhost', false],
  ])('%s from %s: %s', (address, from, follow) => {
    expect(isTrustedPaymentUrl(address, from)).toBe(follow)
  })
})
