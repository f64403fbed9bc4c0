import { expect, it } from 'vitest'
import { PLANS } from '#shared/catalog/plans.ts'
import { NOW, paidUser, trialUser } from '#harness/web/fixtures.ts'
import { leadFor, mainOffer, offerOf } from './plan-offer.ts'

const expired = { ...trialUser, isActive: false, trialEndsAt: '2026-01-02T00:00:00.000Z' }
const CHECKOUT = '/checkout?plan=starter&auto_login=true&gmail_signup=true'

it.each([
  ['a visitor', null, ['Try Starter', null, '$0 today', '$99 after 24 hours, then monthly']],
  [
    'somebody new who is signed in',
    { ...expired, isTrial: false, trialAvailable: true },
    ['Try Starter', CHECKOUT, '$0 today', '$99 after 24 hours, then monthly'],
  ],
  [
    'somebody whose trial is used up',
    { ...expired, trialAvailable: false },
    ['Choose Starter', CHECKOUT, '$99 today', 'then monthly'],
  ],
  [
    'somebody in a trial',
    trialUser,
    [
      'Change to Starter',
      '/dashboard/account?change=plan',
      '$99 now',
      'your trial ends right away, then monthly',
    ],
  ],
  [
    'somebody on a higher plan',
    paidUser,
    ['Change to Starter', '/dashboard/account?change=plan', '$0 now', '$99 from your next month on'],
  ],
  [
    'somebody on this plan',
    { ...paidUser, currentPlan: 'starter' as const },
    ['Your plan', '/dashboard/account', '$99 a month', 'as now'],
  ],
])('Starter is offered to %s at the price that they would pay', (_, user, expected) => {
  const { button, to, today, later } = offerOf(PLANS.starter, user, NOW)
  expect([button, to, today, later]).toEqual(expected)
})

it('offers a higher plan for the difference', () => {
  expect(offerOf(PLANS.elite, paidUser, NOW)).toEqual({
    button: 'Change to Elite',
    to: '/dashboard/account?change=plan',
    today: 'The difference now',
    later: 'for the rest of your month, then $149 monthly',
  })
})

it('says that a used trial is not available again', () => {
  expect(leadFor({ ...expired, trialAvailable: false }, NOW)).toContain('Your trial is used up')
})

it('offers the plan of the trial to be started now, and a higher one as an upgrade', () => {
  const buttons = Object.values(PLANS).map(
    (plan) => offerOf(plan, { ...trialUser, trialPlan: 'pro' }, NOW).button,
  )
  expect(buttons).toEqual(['Change to Starter', 'Start Pro now', 'Upgrade to Elite'])
})

it.each([
  ['a visitor', null, 'Start your free trial'],
  ['somebody in a trial', trialUser, 'Go to your dashboard'],
  ['somebody whose trial is used up', { ...expired, trialAvailable: false }, 'Choose a plan'],
])('the main button offers %s what they can have', (_, user, button) => {
  expect(mainOffer(user, NOW).button).toBe(button)
})
