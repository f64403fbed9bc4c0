import { describe, expect, test } from 'vitest'
import { chosen, judge, scheduledDeletion, warned, type Retention } from './retention.ts'
import { NO_SUBSCRIPTION } from '#functions/account/model.ts'

const at = (day: string): Date => new Date(`${day}T12:00:00.000Z`)
const CHOSEN: Retention = {
  days: 30,
  acceptedAt: at('2026-01-01'),
  usedUntil: at('2026-01-01'),
  warning: null,
  lookAt: at('2026-01-24'),
}
const PLAN = { ...NO_SUBSCRIPTION, plan: 'pro' } as const
const unused = { lastActivityAt: null, subscription: NO_SUBSCRIPTION }

describe('an account without a plan', () => {
  test('is left alone until seven days before its deletion, and then warned', () => {
    expect(judge(CHOSEN, unused, at('2026-01-20'))).toEqual({
      kind: 'keep',
      next: { ...CHOSEN, lookAt: at('2026-01-24') },
    })
    expect(judge(CHOSEN, unused, at('2026-01-24'))).toEqual({
      kind: 'warn',
      days: 30,
      deleteAt: at('2026-01-31'),
      usedUntil: at('2026-01-01'),
    })
  })

  test('is deleted on the day that the warning named, and not a moment earlier', () => {
    const told: Retention = {
      ...CHOSEN,
      warning: { at: at('2026-01-24'), deleteAt: at('2026-01-31') },
      lookAt: at('2026-01-31'),
    }
    expect(judge(told, unused, new Date('2026-01-31T11:59:59.999Z'))).toEqual({ kind: 'keep', next: told })
    expect(judge(told, unused, at('2026-01-31'))).toEqual({ kind: 'delete' })
  })

  test('starts counting again with any activity, even after the warning', () => {
    const told: Retention = {
      ...CHOSEN,
      warning: { at: at('2026-01-24'), deleteAt: at('2026-01-31') },
      lookAt: at('2026-01-31'),
    }
    expect(judge(told, { ...unused, lastActivityAt: at('2026-01-30') }, at('2026-01-31'))).toEqual({
      kind: 'keep',
      next: { ...CHOSEN, usedUntil: at('2026-01-30'), warning: null, lookAt: at('2026-02-22') },
    })
  })

  test('has seven full days after a warning that goes out late', () => {
    expect(judge(CHOSEN, unused, at('2026-03-01'))).toEqual({
      kind: 'warn',
      days: 30,
      deleteAt: at('2026-03-08'),
      usedUntil: at('2026-01-01'),
    })
    const verdict = {
      kind: 'warn',
      days: 30,
      deleteAt: at('2026-03-08'),
      usedUntil: at('2026-01-01'),
    } as const
    // The mail was sent an hour after the check.
    expect(warned(CHOSEN, verdict, new Date('2026-03-01T13:00:00.000Z'))).toEqual({
      ...CHOSEN,
      warning: { at: new Date('2026-03-01T13:00:00.000Z'), deleteAt: new Date('2026-03-08T13:00:00.000Z') },
      lookAt: new Date('2026-03-08T13:00:00.000Z'),
    })
  })

  test('is not checked again once its user has chosen never', () => {
    expect(judge({ ...CHOSEN, days: null }, unused, at('2026-12-01'))).toEqual({
      kind: 'keep',
      next: { ...CHOSEN, days: null, lookAt: null },
    })
  })
})

describe('a plan or a trial counts as use', () => {
  test('an account with a plan without an end is checked once a week', () => {
    expect(judge(CHOSEN, { ...unused, subscription: PLAN }, at('2026-02-01'))).toEqual({
      kind: 'keep',
      next: { ...CHOSEN, usedUntil: at('2026-02-01'), lookAt: at('2026-02-08') },
    })
    expect(scheduledDeletion(CHOSEN, { ...unused, subscription: PLAN }, at('2026-02-01'))).toBeNull()
  })

  test('a plan that begins after the warning ends the countdown', () => {
    const told: Retention = {
      ...CHOSEN,
      warning: { at: at('2026-01-24'), deleteAt: at('2026-01-31') },
      lookAt: at('2026-01-31'),
    }
    expect(judge(told, { ...unused, subscription: PLAN }, at('2026-02-01'))).toMatchObject({
      kind: 'keep',
      next: { warning: null, lookAt: at('2026-02-08') },
    })
  })

  test('the days count from the end of a cancelled plan, even after that plan is no longer stored', () => {
    const cancelled = { ...PLAN, cancelAt: at('2026-02-15') }
    expect(scheduledDeletion(CHOSEN, { ...unused, subscription: cancelled }, at('2026-02-01'))).toEqual(
      at('2026-03-17'),
    )
    const verdict = judge(CHOSEN, { ...unused, subscription: cancelled }, at('2026-02-01'))
    expect(verdict).toEqual({
      kind: 'keep',
      next: { ...CHOSEN, usedUntil: at('2026-02-15'), lookAt: at('2026-03-10') },
    })
    expect(scheduledDeletion({ ...CHOSEN, usedUntil: at('2026-02-15') }, unused, at('2026-03-01'))).toEqual(
      at('2026-03-17'),
    )
  })

  test('a trial counts until its end, and with a plan after it without an end', () => {
    const trial = {
      ...NO_SUBSCRIPTION,
      isTrial: true,
      trialStartAt: at('2026-01-04'),
      trialEndsAt: at('2026-01-05'),
    }
    expect(scheduledDeletion(CHOSEN, { ...unused, subscription: trial }, at('2026-01-04'))).toEqual(
      at('2026-02-04'),
    )
    expect(
      scheduledDeletion(CHOSEN, { ...unused, subscription: { ...trial, plan: 'pro' } }, at('2026-01-04')),
    ).toBeNull()
    // The payment was never reported, so the plan never began.
    expect(
      scheduledDeletion(CHOSEN, { ...unused, subscription: { ...trial, plan: 'pro' } }, at('2026-01-10')),
    ).toEqual(at('2026-02-04'))
  })
})

describe('a choice', () => {
  test.each([
    [30, '2026-05-31', '2026-05-24'],
    [60, '2026-06-30', '2026-06-23'],
    [90, '2026-07-30', '2026-07-23'],
  ] as const)('of %s days counts from now, whatever was chosen before', (days, due, look) => {
    const retention = chosen(days, NO_SUBSCRIPTION, at('2026-05-01'))
    expect(retention).toEqual({
      days,
      acceptedAt: at('2026-05-01'),
      usedUntil: at('2026-05-01'),
      warning: null,
      lookAt: at(look),
    })
    expect(scheduledDeletion(retention, unused, at('2026-05-02'))).toEqual(at(due))
  })

  test('is checked in a week with a plan, and not at all for never', () => {
    expect([chosen(30, PLAN, at('2026-05-01')).lookAt, chosen(null, PLAN, at('2026-05-01')).lookAt]).toEqual([
      at('2026-05-08'),
      null,
    ])
  })
})
