// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { ok, refusal } from '#harness/web/render-with-api.tsx'
import { paidUser } from '#harness/web/fixtures.ts'
import { stubStripe } from '#harness/web/stripe-stub.ts'
import { press } from '#harness/web/checkout-visit.tsx'
import { openDialog, paid, STATUS, toasted, UPGRADE_PLAN } from '#harness/web/upgrade-visit.tsx'

const PREVIEW = 'POST /api/billing/preview-change'
const NEXT = 'POST /api/billing/next-plan'
const starter = {
  ...paidUser,
  currentPlan: 'starter' as const,
  planExpiresAt: '2026-12-22T09:00:00.000Z',
  subscriptionCancelAt: null,
}
const elite = { ...starter, currentPlan: 'elite' as const }
const up = (plan: 'pro' | 'elite', chargeCents: number) =>
  ok({
    plan,
    direction: 'up',
    startsAt: '2026-12-07T09:00:00.000Z',
    chargeCents,
    creditCents: 4_950,
    remainingCents: chargeCents + 4_950,
    monthlyCents: plan === 'pro' ? 12_900 : 14_900,
    nextPaymentAt: '2026-12-22T09:00:00.000Z',
    prorationAt: '2026-12-07T09:00:00.000Z',
  })
const down = ok({
  plan: 'starter',
  direction: 'down',
  startsAt: '2026-12-22T09:00:00.000Z',
  chargeCents: 0,
  creditCents: 0,
  remainingCents: 0,
  monthlyCents: 9_900,
  nextPaymentAt: '2026-12-22T09:00:00.000Z',
  prorationAt: null,
})

beforeEach(() => {
  stubStripe()
})

it('shows what a higher plan costs to the cent, and charges it once for the price that was shown', async () => {
  const { closed, count, bodies } = openDialog({ [PREVIEW]: up('pro', 1_500), [UPGRADE_PLAN]: paid }, starter)
  expect(await screen.findByRole('dialog', { name: 'Change your plan' })).toBeTruthy()
  expect(screen.getByRole('radio', { name: /Pro/ })).toMatchObject({ checked: true })
  expect(screen.getByText('Your plan').closest('label')?.textContent).toContain('Starter')
  const amounts = (await screen.findByText('Charged now')).closest('dl')
  expect([...(amounts?.querySelectorAll('dd') ?? [])].map(({ textContent }) => textContent)).toEqual([
    '$64.50',
    '−$49.50',
    '$15.00',
  ])
  const button = await screen.findByRole('button', { name: 'Change to Pro for $15.00' })
  fireEvent.click(button)
  fireEvent.click(button)
  expect(await toasted('Upgrade Successful')).toBe(
    'Upgrade SuccessfulWelcome to your Pro plan! Your account has been upgraded.',
  )
  expect([closed, count(UPGRADE_PLAN)]).toEqual([[false], 1])
  expect(bodies(UPGRADE_PLAN)).toEqual([{ plan: 'pro', prorationAt: '2026-12-07T09:00:00.000Z' }])
})

it('has a button that shows the new price when the first one is out of date', async () => {
  openDialog({ [PREVIEW]: [refusal('price_changed'), up('pro', 1_499)] }, starter)
  expect(await screen.findByText('This price is out of date. Check the new one and confirm it.')).toBeTruthy()
  await press('Show the new price')
  expect(await screen.findByRole('button', { name: 'Change to Pro for $14.99' })).toBeTruthy()
})

it('says why a card was declined, keeps the plan, and reloads the price', async () => {
  const { closed, count } = openDialog(
    { [PREVIEW]: [up('pro', 1_500), up('pro', 1_499)], [UPGRADE_PLAN]: refusal('payment_declined') },
    starter,
  )
  await press('Change to Pro for $15.00')
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Upgrade FailedThe card was declined. Use another card or ask your bank. You keep Starter.',
  )
  expect(await screen.findByRole('button', { name: 'Change to Pro for $14.99' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Use another card' })).toBeTruthy()
  expect([closed, count(STATUS)]).toEqual([[], 1])
})

it('changes to a lower plan with the next month, without a charge, and says until when the current one stays', async () => {
  const message = 'Your plan changes to Starter on December 22, 2026. Until then you keep Elite.'
  const { closed, count, bodies } = openDialog({ [PREVIEW]: down, [NEXT]: ok({ message }) }, elite)
  fireEvent.click(await screen.findByRole('radio', { name: /Starter/ }))
  expect(await screen.findByText(/^Nothing is charged now. You keep Elite until/)).toBeTruthy()
  await press(/^Change to Starter on /)
  await waitFor(() => expect(closed).toEqual([false]))
  expect(await screen.findByText(message)).toBeTruthy()
  expect([count(UPGRADE_PLAN), bodies(NEXT)]).toEqual([0, [{ plan: 'starter' }]])
})

it('undoes a planned change', async () => {
  const { bodies } = openDialog(
    { [PREVIEW]: down, [NEXT]: ok({ message: 'You keep Elite.' }) },
    { ...elite, nextPlan: 'starter' as const },
  )
  expect(await screen.findByText(/^Your plan changes to Starter on/)).toBeTruthy()
  await press('Keep Elite')
  expect(await screen.findByText('You keep Elite.')).toBeTruthy()
  expect(bodies(NEXT)).toEqual([{ plan: 'elite' }])
})

it('offers a retry when the price could not be loaded', async () => {
  openDialog({ [PREVIEW]: [refusal('unavailable'), up('pro', 1_500)] }, starter)
  expect(await screen.findByText('The price of the change couldn’t be worked out')).toBeTruthy()
  await press('Try again')
  expect(await screen.findByRole('button', { name: 'Change to Pro for $15.00' })).toBeTruthy()
})

it('shows the server’s reason where no plan can be changed', async () => {
  openDialog({ [PREVIEW]: refusal('plan_change_unavailable') }, starter)
  expect(
    await screen.findByText(
      'Your plan cannot be changed here. Write to support, and we will change it for you.',
    ),
  ).toBeTruthy()
})
