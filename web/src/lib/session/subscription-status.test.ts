import { expect, test } from 'vitest'
import { NOW, paidUser, trialUser } from '#harness/web/fixtures.ts'
import { hasDashboardAccess, subscriptionStatus, trialStatus } from './subscription-status.ts'

test('a trial at half time has its time left and both percentages', () => {
  expect(trialStatus(trialUser, NOW)).toEqual({
    active: true,
    hoursUp: 12,
    timeLeft: '12h 0m',
    emailsUsed: 2,
    emailsAllowed: 5,
    emailsLeft: 3,
    emailsPercent: 40,
    elapsedPercent: 50,
    warning: false,
  })
})

test('a trial that begins in the future, by a clock that is ahead, has its whole length left and no more', () => {
  expect(trialStatus(trialUser, Date.parse('2026-11-18T22:00:00.000Z'))).toMatchObject({
    active: true,
    hoursUp: 24,
    timeLeft: '24h 0m',
    elapsedPercent: 0,
  })
})

test('five emails are allowed when the user has no number of their own', () => {
  expect(trialStatus({ ...trialUser, trialEmailsAllowed: null }, NOW).emailsAllowed).toBe(5)
})

test('it warns from six hours on, not a second before', () => {
  expect(trialStatus(trialUser, Date.parse('2026-11-20T18:00:00.000Z')).warning).toBe(true)
  expect(trialStatus(trialUser, Date.parse('2026-11-20T17:59:59.000Z')).warning).toBe(false)
})

test('hours in a sentence are rounded up', () => {
  expect(trialStatus(trialUser, Date.parse('2026-11-20T18:00:00.000Z')).hoursUp).toBe(6)
  expect(trialStatus(trialUser, Date.parse('2026-11-20T18:00:01.000Z')).hoursUp).toBe(6)
  expect(trialStatus(trialUser, Date.parse('2026-11-20T23:59:59.000Z')).hoursUp).toBe(1)
  expect(trialStatus(trialUser, Date.parse('2026-11-21T00:00:00.000Z')).hoursUp).toBe(0)
})

test('an ended trial is expired', () => {
  expect(trialStatus(trialUser, Date.parse('2026-11-21T00:00:00.000Z'))).toMatchObject({
    active: false,
    timeLeft: 'Expired',
    elapsedPercent: 100,
    warning: false,
  })
})

test('active, trial and paying users have access to the dashboard', () => {
  const after = Date.parse('2026-11-22T00:00:00.000Z')
  const inactive = { ...trialUser, isActive: false }
  expect(hasDashboardAccess(trialUser, after)).toBe(true)
  expect(hasDashboardAccess(inactive, NOW)).toBe(true)
  expect(hasDashboardAccess(inactive, after)).toBe(false)
  expect(hasDashboardAccess({ ...paidUser, isActive: false }, after)).toBe(true)
  expect(hasDashboardAccess({ ...inactive, isTrial: false }, NOW)).toBe(false)
})

test('a user has a trial, a plan, or neither', () => {
  expect(subscriptionStatus(trialUser, NOW).kind).toBe('trial')
  expect(subscriptionStatus(paidUser, NOW)).toMatchObject({
    kind: 'paid',
    plan: { name: 'Pro', emailsPerDay: 20 },
  })
  expect(subscriptionStatus({ ...paidUser, currentPlan: null }, NOW).kind).toBe('none')
})
