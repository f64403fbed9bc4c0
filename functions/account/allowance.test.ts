import { describe, expect, test } from 'vitest'
import { allowanceAt, dailyAllowance, remaining, isSubscribed } from './allowance.ts'
import { type Subscription, NO_SUBSCRIPTION } from './model.ts'

const now = new Date('2026-03-10T12:00:00.000Z')
const pro: Subscription = {
  ...NO_SUBSCRIPTION,
  plan: 'pro',
  planActivatedAt: new Date('2026-03-01T00:00:00.000Z'),
}
const trial: Subscription = {
  ...NO_SUBSCRIPTION,
  isTrial: true,
  trialStartAt: new Date('2026-03-10T00:00:00.000Z'),
  trialEndsAt: new Date('2026-03-11T00:00:00.000Z'),
  trialEmailsAllowed: null,
}

describe('what a subscription permits', () => {
  test('a plan gives its daily and monthly allowance', () => {
    expect(allowanceAt(pro, now)).toEqual({ kind: 'plan', plan: 'pro', perDay: 20, perMonth: 600 })
  })

  test('a plan cancelled for a later time counts until exactly that instant', () => {
    const cancelled = { ...pro, cancelAt: new Date('2026-03-10T12:00:01.000Z') }
    expect(allowanceAt(cancelled, now).kind).toBe('plan')
    expect(allowanceAt(cancelled, new Date('2026-03-10T12:00:01.000Z'))).toEqual({
      kind: 'none',
      reason: 'no_plan',
    })
  })

  test('the end of the paid period does not end access, because renewals are reported late', () => {
    expect(allowanceAt({ ...pro, planExpiresAt: new Date('2026-03-09T00:00:00.000Z') }, now).kind).toBe(
      'plan',
    )
  })

  test('a plan gives nothing in exactly the month that is skipped, and stays subscribed', () => {
    const paused = {
      ...pro,
      pause: { from: new Date('2026-03-10T12:00:00.000Z'), until: new Date('2026-04-10T12:00:00.000Z') },
    }
    const at = (instant: string) => {
      const allowance = allowanceAt(paused, new Date(instant))
      return allowance.kind === 'none' ? allowance.reason : allowance.kind
    }
    expect(at('2026-03-10T11:59:59.999Z')).toBe('plan')
    expect(at('2026-03-10T12:00:00.000Z')).toBe('plan_paused')
    expect(at('2026-04-10T11:59:59.999Z')).toBe('plan_paused')
    expect(at('2026-04-10T12:00:00.000Z')).toBe('plan')
    expect([isSubscribed(paused, now), isSubscribed(NO_SUBSCRIPTION, now)]).toEqual([true, false])
  })

  test('a trial without a figure allows five emails and ends on time', () => {
    expect(allowanceAt(trial, now)).toEqual({
      kind: 'trial',
      total: 5,
      endsAt: new Date('2026-03-11T00:00:00.000Z'),
    })
    expect(allowanceAt(trial, new Date('2026-03-11T00:00:00.000Z'))).toEqual({
      kind: 'none',
      reason: 'trial_expired',
    })
  })

  test('without a plan there are no drafts', () => {
    expect(allowanceAt(NO_SUBSCRIPTION, now)).toEqual({ kind: 'none', reason: 'no_plan' })
  })
})

describe('what is left', () => {
  test('of a plan: the day, within the month', () => {
    expect(remaining(allowanceAt(pro, now), { today: 5, month: 100, trial: 0 }, 30)).toEqual({
      today: 15,
      month: 500,
    })
    expect(remaining(allowanceAt(pro, now), { today: 0, month: 590, trial: 0 }, 30)).toEqual({
      today: 10,
      month: 10,
    })
    expect(remaining(allowanceAt(pro, now), { today: 25, month: 700, trial: 0 }, 30)).toEqual({
      today: 0,
      month: 0,
    })
  })

  test('of a trial: its total, whatever the day', () => {
    expect(remaining(allowanceAt(trial, now), { today: 0, month: 0, trial: 3 }, 30)).toEqual({
      today: 2,
      month: 2,
    })
  })

  test('at most the daily cap for all users, and nothing while the cap is zero', () => {
    const used = { today: 5, month: 100, trial: 1 }
    expect([12, 5, 0].map((most) => remaining(allowanceAt(pro, now), used, most))).toEqual([
      { today: 7, month: 500 },
      { today: 0, month: 500 },
      { today: 0, month: 500 },
    ])
    expect([3, 0].map((most) => remaining(allowanceAt(trial, now), used, most))).toEqual([
      { today: 3, month: 4 },
      { today: 0, month: 4 },
    ])
    expect([30, 12, 0].map((most) => dailyAllowance(allowanceAt(pro, now), most))).toEqual([20, 12, 0])
    expect([30, 3].map((most) => dailyAllowance(allowanceAt(trial, now), most))).toEqual([5, 3])
    expect(dailyAllowance(allowanceAt(NO_SUBSCRIPTION, now), 30)).toBe(0)
  })

  test('of no plan: nothing', () => {
    expect(remaining(allowanceAt(NO_SUBSCRIPTION, now), { today: 0, month: 0, trial: 0 }, 30)).toEqual({
      today: 0,
      month: 0,
    })
  })
})
