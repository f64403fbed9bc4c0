import { describe, expect, it } from 'vitest'
import { paidUser } from '#harness/web/fixtures.ts'
import { nextChargeOf } from './next-charge.tsx'

const NOW = Date.parse('2026-11-27T12:00:00.000Z')
const elite = {
  ...paidUser,
  currentPlan: 'elite' as const,
  planExpiresAt: '2026-12-26T12:00:00.000Z',
  subscriptionCancelAt: null,
  nextPlan: null,
  overdue: null,
}

describe('the next charge of a user who found a job', () => {
  it('is the price of the plan on the day on which it renews', () => {
    expect(nextChargeOf(elite, NOW)).toEqual({
      what: '$149 on Dec 26, 2026',
      why: 'The Elite plan renews even while the search is paused. A coupon may lower it.',
    })
  })

  it('is that of the plan chosen for then', () => {
    expect(nextChargeOf({ ...elite, nextPlan: 'starter' }, NOW)?.what).toBe('$99 on Dec 26, 2026')
  })

  it('is none once the plan is cancelled', () => {
    expect(nextChargeOf({ ...elite, subscriptionCancelAt: '2026-12-26T12:00:00.000Z' }, NOW)).toEqual({
      what: 'Nothing more is charged',
      why: 'You canceled. You keep access until Dec 26, 2026.',
    })
  })

  it('is the one after the month that is skipped', () => {
    const pause = { from: '2026-12-26T12:00:00.000Z', until: '2027-01-26T12:00:00.000Z' }
    expect(nextChargeOf({ ...elite, pause }, NOW)).toEqual({
      what: '$149 on Jan 26, 2027',
      why: 'Your plan is paused from Dec 26, 2026 until then. A coupon may lower it.',
    })
  })

  it('is the open one while a charge has failed', () => {
    const overdue = {
      amountCents: 14_900,
      problem: 'declined' as const,
      brand: 'visa',
      lastFour: '4242',
      nextTryAt: null,
    }
    expect(nextChargeOf({ ...elite, overdue }, NOW)?.what).toBe('$149.00 is open')
  })

  it('is not told without a plan', () => {
    expect(nextChargeOf({ ...elite, currentPlan: null }, NOW)).toBeNull()
  })
})
