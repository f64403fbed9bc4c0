import { expect, test } from 'vitest'
import { adminUserView } from '#functions/admin-users/views.ts'
import { accountOf } from '#harness/account/account.ts'
import { NO_SUBSCRIPTION, type Subscription } from '#functions/account/model.ts'
import { nextChargeAt } from './billing-state.ts'
import { NO_BILLING } from './model.ts'

const NOW = new Date('2026-03-10T12:00:00.000Z')
const EARLIER = new Date('2026-03-08T12:00:00.000Z')
const LATER = new Date('2026-03-12T12:00:00.000Z')
const AFTER = new Date('2026-04-12T12:00:00.000Z')

const overdue = {
  since: EARLIER,
  amountCents: 9_900,
  problem: 'declined',
  brand: 'visa',
  lastFour: '0341',
  nextTryAt: null,
} as const
const dispute = { amountCents: 9_900, openedAt: EARLIER } as const

const TRIAL = { isTrial: true, plan: 'pro', trialStartAt: EARLIER, trialEndsAt: LATER } as const
const PLAN = { plan: 'pro', planActivatedAt: EARLIER, planExpiresAt: LATER } as const
const SUBSCRIPTIONS: Readonly<Record<string, Partial<Subscription>>> = {
  'never bought': {},
  trial: TRIAL,
  'trial without a plan after it': { ...TRIAL, plan: null },
  'trial, cancelled': { ...TRIAL, cancelAt: LATER },
  'trial, over, not reported yet': { ...TRIAL, trialEndsAt: new Date(NOW.getTime() - 60_000) },
  'trial, over': { ...TRIAL, trialEndsAt: EARLIER },
  'trial, over, cancelled': { ...TRIAL, trialEndsAt: EARLIER, cancelAt: EARLIER },
  plan: PLAN,
  'plan, cancelled': { ...PLAN, cancelAt: LATER },
  'plan, cancelled and over': { ...PLAN, cancelAt: EARLIER },
  'plan, pause planned': { ...PLAN, pause: { from: LATER, until: AFTER } },
  'plan, paused': { ...PLAN, planExpiresAt: LATER, pause: { from: EARLIER, until: LATER } },
  'plan, paused, cancelled': { ...PLAN, cancelAt: LATER, pause: { from: EARLIER, until: LATER } },
  'plan, pause over, not reported yet': { ...PLAN, planExpiresAt: NOW, pause: { from: EARLIER, until: NOW } },
  'plan, deleted at Stripe': { plan: null },
}

/** Word, plan in force, whether a trial runs, and the day of the next charge; then the word while a charge is past due, disputed, or both. */
test.each<[string, ...unknown[]]>([
  ['never bought', 'none', null, false, null, 'past_due', 'disputed', 'disputed'],
  ['trial', 'trial', null, true, '03-12', 'past_due', 'disputed', 'disputed'],
  ['trial without a plan after it', 'trial', null, true, null, 'past_due', 'disputed', 'disputed'],
  ['trial, cancelled', 'cancelling', null, true, null, 'past_due', 'disputed', 'disputed'],
  ['trial, over, not reported yet', 'active', 'pro', false, null, 'past_due', 'disputed', 'disputed'],
  ['trial, over', 'ended', null, false, null, 'past_due', 'disputed', 'disputed'],
  ['trial, over, cancelled', 'ended', null, false, null, 'past_due', 'disputed', 'disputed'],
  ['plan', 'active', 'pro', false, '03-12', 'past_due', 'disputed', 'disputed'],
  ['plan, cancelled', 'cancelling', 'pro', false, null, 'past_due', 'disputed', 'disputed'],
  ['plan, cancelled and over', 'ended', null, false, null, 'past_due', 'disputed', 'disputed'],
  ['plan, pause planned', 'active', 'pro', false, '04-12', 'past_due', 'disputed', 'disputed'],
  ['plan, paused', 'paused', 'pro', false, '03-12', 'past_due', 'disputed', 'disputed'],
  ['plan, paused, cancelled', 'cancelling', 'pro', false, null, 'past_due', 'disputed', 'disputed'],
  ['plan, pause over, not reported yet', 'active', 'pro', false, '03-10', 'past_due', 'disputed', 'disputed'],
  ['plan, deleted at Stripe', 'ended', null, false, null, 'past_due', 'disputed', 'disputed'],
])('%s', (name, state, plan, isTrial, charge, ...troubled) => {
  const subscription = { ...NO_SUBSCRIPTION, ...SUBSCRIPTIONS[name] }
  const billing = { ...NO_BILLING, hasPaid: name.startsWith('plan') }
  const shown = (isPastDue: boolean, isDisputed: boolean) =>
    adminUserView(
      {
        account: accountOf(NOW),
        subscription: { ...subscription, overdue: isPastDue ? overdue : null },
        billing,
        dispute: isDisputed ? dispute : null,
      },
      NOW,
    )
  const all = [shown(false, false), shown(true, false), shown(false, true), shown(true, true)]
  expect([all[0]?.billingState, all[0]?.currentPlan, all[0]?.isTrial]).toEqual([state, plan, isTrial])
  expect(all.slice(1).map(({ billingState }) => billingState)).toEqual(troubled)
  const charges = [null, overdue].map((one) => nextChargeAt({ ...subscription, overdue: one }, NOW))
  expect(charges.map((at) => at && at.toISOString().slice(5, 10))).toEqual([charge, null])
  // What the plan gives is the same whatever happened to a payment.
  expect(all.map((one) => [one.currentPlan, one.isTrial])).toEqual(all.map(() => [plan, isTrial]))
})
