import { describe, expect, test } from 'vitest'
import { allowanceAt } from './allowance.ts'
import { type Subscription, NO_SUBSCRIPTION } from './model.ts'
import { subscriptionAt } from './subscription-at.ts'

const ends = new Date('2026-03-11T09:00:00.000Z')
const trial: Subscription = {
  ...NO_SUBSCRIPTION,
  plan: 'pro',
  isTrial: true,
  trialStartAt: new Date('2026-03-10T09:00:00.000Z'),
  trialEndsAt: ends,
  trialEmailsAllowed: 5,
  trialPlan: 'pro',
}
const kindAt = (subscription: Subscription, at: string) => allowanceAt(subscription, new Date(at))

describe('a trial that ends', () => {
  test('is a trial until its last moment and its plan right after it, without a gap', () => {
    expect(kindAt(trial, '2026-03-11T08:59:59.999Z')).toEqual({ kind: 'trial', total: 5, endsAt: ends })
    expect(kindAt(trial, '2026-03-11T09:00:00.000Z')).toEqual({
      kind: 'plan',
      plan: 'pro',
      perDay: 20,
      perMonth: 600,
    })
    expect(subscriptionAt(trial, ends)).toEqual({ ...NO_SUBSCRIPTION, plan: 'pro', planActivatedAt: ends })
  })

  test('gives no access once the payment provider has not reported its plan for an hour', () => {
    expect(kindAt(trial, '2026-03-11T09:59:59.999Z').kind).toBe('plan')
    expect(kindAt(trial, '2026-03-11T10:00:00.000Z')).toEqual({ kind: 'none', reason: 'trial_expired' })
  })

  test('that was cancelled, or has no plan after it, ends exactly on time', () => {
    expect(kindAt({ ...trial, cancelAt: ends }, '2026-03-11T09:00:00.000Z')).toEqual({
      kind: 'none',
      reason: 'trial_expired',
    })
    expect(kindAt({ ...trial, plan: null }, '2026-03-11T09:00:00.000Z')).toEqual({
      kind: 'none',
      reason: 'trial_expired',
    })
  })

  test('a plan without a trial stays the same object', () => {
    const pro: Subscription = { ...NO_SUBSCRIPTION, plan: 'pro', planActivatedAt: ends }
    expect(subscriptionAt(pro, new Date('2027-01-01T00:00:00.000Z'))).toBe(pro)
  })
})
