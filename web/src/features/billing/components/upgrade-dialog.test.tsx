// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ok, refusal } from '#harness/web/render-with-api.tsx'
import { stubStripe } from '#harness/web/stripe-stub.ts'
import { press } from '#harness/web/checkout-visit.tsx'
import {
  asks,
  METHOD,
  noCard,
  openDialog,
  paid,
  savedCard,
  secret,
  SETUP,
  STATUS,
  toasted,
  told,
  UPGRADE_PLAN,
} from '#harness/web/upgrade-visit.tsx'

beforeEach(() => {
  stubStripe()
})

describe('opening', () => {
  it('loads the saved card and offers it', async () => {
    const { count } = openDialog({})
    expect(screen.getByText('Loading billing information...')).toBeTruthy()
    expect(await screen.findByText('Complete your upgrade using your saved payment method.')).toBeTruthy()
    expect(screen.getByText('visa').parentElement?.textContent).toBe('visa ending in 4242')
    expect(screen.getByRole('radio', { name: /Pro/ })).toMatchObject({ checked: true })
    expect(screen.getByRole('button', { name: 'Upgrade to Pro for $129.00' })).toBeTruthy()
    expect(count(SETUP)).toBe(0)
  })

  it('sets up a card form where none is saved', async () => {
    openDialog({ [STATUS]: noCard, [SETUP]: secret })
    expect(
      await screen.findByText(
        'Upgrade from your free trial to unlock automated job processing and unlimited email outreach.',
      ),
    ).toBeTruthy()
    expect(await screen.findByLabelText('Card number')).toBeTruthy()
  })

  it.each([
    ['Failed to check billing status', { [STATUS]: refusal('unavailable') }],
    ['Failed to create payment setup', { [STATUS]: noCard, [SETUP]: refusal('unavailable') }],
    [
      'Failed to load billing information',
      {
        [STATUS]: ok({
          success: false,
          data: {
            hasSavedPaymentMethod: false,
            customerExists: false,
            brand: null,
            lastFour: null,
            discount: null,
          },
          error: null,
        }),
      },
    ],
  ])('says %s, and tries again', async (message, replies) => {
    const { count } = openDialog({ ...replies, [STATUS]: [replies[STATUS], savedCard] })
    expect(await screen.findByRole('button', { name: 'Try Again' })).toBeTruthy()
    expect(await toasted('Error Loading Billing Status')).toBe(`Error Loading Billing Status${message}`)
    await press('Try Again')
    expect(await screen.findByText('Complete your upgrade using your saved payment method.')).toBeTruthy()
    expect(count(STATUS)).toBe(2)
  })

  it('aborts its requests when it is closed, without a message', async () => {
    const { unmount } = openDialog({})
    const replace = await screen.findByRole('button', { name: 'Use another card' })
    const stopped: string[] = []
    vi.stubGlobal(
      'fetch',
      (url: string, { signal }: RequestInit) =>
        new Promise((_, reject) => {
          signal?.addEventListener('abort', () => {
            stopped.push(url)
            reject(new DOMException('Stopped', 'AbortError'))
          })
        }),
    )
    fireEvent.click(replace)
    expect(screen.getByText('Setting up payment form...')).toBeTruthy()
    unmount()
    await waitFor(() => expect(stopped).toEqual(['/api/billing/create-setup-intent']))
    expect(document.body.textContent).not.toContain('Error Loading Billing Status')
  })

  it('rejects a client secret that is not of a setup intent', async () => {
    const { count } = openDialog({
      [STATUS]: noCard,
      [SETUP]: [ok({ success: true, clientSecret: 'pi_1_secret_2', error: null }), secret],
    })
    expect(await screen.findByText('Payment Form Error')).toBeTruthy()
    expect(screen.getByText('Unable to load payment form. Please try again.')).toBeTruthy()
    await press('Retry')
    expect(await screen.findByLabelText('Card number')).toBeTruthy()
    expect(count(SETUP)).toBe(2)
  })
})

describe('the saved card', () => {
  it('is charged once, however often the button is pressed', async () => {
    const { closed, count } = openDialog({ [UPGRADE_PLAN]: paid })
    const button = await screen.findByRole('button', { name: 'Upgrade to Pro for $129.00' })
    fireEvent.click(button)
    fireEvent.click(button)
    expect(await toasted('Upgrade Successful')).toBe(
      'Upgrade SuccessfulWelcome to your Pro plan! Your account has been upgraded.',
    )
    expect([closed, count(UPGRADE_PLAN)]).toEqual([[false], 1])
  })

  it('pays for the plan that was chosen', async () => {
    openDialog({ [UPGRADE_PLAN]: paid })
    fireEvent.click(await screen.findByRole('radio', { name: /Elite/ }))
    await press('Upgrade to Elite for $149.00')
    expect(await toasted('Upgrade Successful')).toContain('Welcome to your Elite plan!')
  })

  it.each([
    [refusal('payment_declined'), 'The card was declined. Use another card or ask your bank.'],
    [ok({ success: false, requiresAction: false, clientSecret: null, error: null }), 'Upgrade failed'],
    [{ status: 502, body: null }, 'Failed to process upgrade. Please try again.'],
  ])('that is declined leaves the dialog open and says why', async (reply, why) => {
    const { closed } = openDialog({ [UPGRADE_PLAN]: [reply, paid] })
    await press('Upgrade to Pro for $129.00')
    expect((await screen.findByRole('alert')).textContent).toBe(`Upgrade Failed${why}`)
    expect(screen.getAllByText('Upgrade Failed')).toHaveLength(1)
    await press('Upgrade to Pro for $129.00')
    await waitFor(() => expect(closed).toEqual([false]))
  })

  it('is confirmed when its bank asks, and the upgrade is requested again', async () => {
    const { closed, count } = openDialog({ [UPGRADE_PLAN]: [asks, paid] })
    await press('Upgrade to Pro for $129.00')
    await waitFor(() => expect(closed).toEqual([false]))
    expect(count(UPGRADE_PLAN)).toBe(2)
  })

  it('is not charged when its holder refuses', async () => {
    openDialog({ [UPGRADE_PLAN]: [asks, asks] })
    await press('Upgrade to Pro for $129.00')
    expect((await screen.findByRole('alert')).textContent).toBe('Upgrade FailedPayment authentication failed')
  })

  it('can be replaced by another', async () => {
    openDialog({ [SETUP]: secret })
    await press('Use another card')
    expect(await screen.findByLabelText('Card number')).toBeTruthy()
  })
})

describe('a new card', () => {
  const NEW = { [STATUS]: [noCard, savedCard], [SETUP]: secret }
  const kept = async () => ({ setupIntent: { id: 'seti_1', status: 'succeeded' } })

  it('is saved, reported to the server and charged, even if the report fails', async () => {
    const stripe = stubStripe({ confirm: kept })
    const { closed, calls } = openDialog({ ...NEW, [METHOD]: refusal('unavailable'), [UPGRADE_PLAN]: paid })
    await screen.findByLabelText('Card number')
    await press('Upgrade to Pro for $129.00')
    await waitFor(() => expect(closed).toEqual([false]))
    expect(stripe.asked).toEqual([
      ['confirmSetup', undefined, 'http://localhost:3000/dashboard?setup_success=true'],
    ])
    expect(calls.slice(0, 4)).toEqual([STATUS, SETUP, METHOD, UPGRADE_PLAN])
  })

  it.each([
    [
      { error: { type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' } },
      'The card doesn’t have enough funds. Use another card, or try again later.',
    ],
    [{ setupIntent: { id: 'seti_1', status: 'processing' } }, 'Payment method setup failed'],
  ])('that is not saved is not charged', async (answer, why) => {
    stubStripe({ confirm: async () => answer })
    const { count } = openDialog(NEW)
    await screen.findByLabelText('Card number')
    await press('Upgrade to Pro for $129.00')
    expect((await screen.findByRole('alert')).textContent).toBe(`Upgrade Failed${why}`)
    expect(count(UPGRADE_PLAN)).toBe(0)
  })

  it('that is incomplete does not count as a failed upgrade', async () => {
    const error = { type: 'validation_error', code: 'incomplete_number', message: 'Incomplete.' }
    stubStripe({ submit: async () => ({ error }) })
    const { count } = openDialog(NEW)
    await screen.findByLabelText('Card number')
    await press('Upgrade to Pro for $129.00')
    const button = await screen.findByRole('button', { name: 'Upgrade to Pro for $129.00' })
    expect(button.hasAttribute('disabled')).toBe(false)
    expect(screen.queryByText('Upgrade Failed')).toBeNull()
    expect(count(UPGRADE_PLAN)).toBe(0)
  })

  it('that is saved but declined is offered again as the saved card', async () => {
    stubStripe({ confirm: kept })
    openDialog({ ...NEW, [METHOD]: told, [UPGRADE_PLAN]: refusal('payment_declined') })
    await screen.findByLabelText('Card number')
    await press('Upgrade to Pro for $129.00')
    expect(await screen.findByText('Complete your upgrade using your saved payment method.')).toBeTruthy()
    expect(screen.getByRole('alert').textContent).toContain('The card was declined.')
  })

  it('waits for its form', async () => {
    stubStripe({ ready: false })
    const { count } = openDialog(NEW)
    await screen.findByLabelText('Card number')
    expect(screen.getByText('Setting up payment...')).toBeTruthy()
    await press('Upgrade to Pro for $129.00')
    expect(await toasted('Payment Form Loading')).toBe(
      'Payment Form LoadingPlease wait for the payment form to finish loading before submitting.',
    )
    expect(count(METHOD)).toBe(0)
  })

  it('needs its form', async () => {
    stubStripe({ missing: true })
    openDialog(NEW)
    await screen.findByLabelText('Card number')
    await press('Upgrade to Pro for $129.00')
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Upgrade FailedPayment form not ready. Please wait a moment and try again.',
    )
  })
})
