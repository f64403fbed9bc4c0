import { expect, test } from 'vitest'
import { nextSyncView } from './views.ts'
import { NO_SUBSCRIPTION } from '#functions/account/model.ts'

const now = new Date('2026-03-10T12:00:00.000Z')

const subscription = {
  ...NO_SUBSCRIPTION,
  plan: 'pro' as const,
  planActivatedAt: new Date('2026-03-01T08:00:00.000Z'),
}

test('the next sync is 24 hours after the last', () => {
  const cycle = { lastRunId: 'run_01', lastSentAt: new Date('2026-03-09T14:30:30.000Z') }
  expect(nextSyncView({ account: {}, cycle, subscription }, now)).toEqual({
    timeUntilNextHours: 2,
    timeUntilNextMinutes: 31,
    currentSubscriptionDay: 10,
    nextSyncTime: '2026-03-10T14:30:30.000Z',
    subscriptionStartDate: '2026-03-01T08:00:00.000Z',
    syncSchedule: 'Every 24 hours at 14:30 UTC',
    lastSyncTime: '2026-03-09T14:30:30.000Z',
    planExpiresAt: null,
  })
})

test('days and times left are what they can be at most, when the payment clock or the last run is ahead of ours', () => {
  const cycle = { lastRunId: 'run_01', lastSentAt: new Date('2026-03-11T14:00:00.000Z') }
  const ahead = { ...subscription, planActivatedAt: new Date('2026-03-11T14:00:00.000Z') }
  expect(nextSyncView({ account: {}, cycle, subscription: ahead }, now)).toMatchObject({
    currentSubscriptionDay: 1,
    timeUntilNextHours: 24,
    timeUntilNextMinutes: 0,
  })
})

test('before the first run the next sync has no time', () => {
  const info = nextSyncView({ account: {}, cycle: { lastRunId: null, lastSentAt: null }, subscription }, now)
  expect([info.nextSyncTime, info.syncSchedule, info.timeUntilNextHours]).toEqual([
    null,
    'Every 24 hours, from your first run',
    0,
  ])
})

test('during a pause there is no next sync', () => {
  const cycle = { lastRunId: 'run_01', lastSentAt: new Date('2026-03-09T14:30:30.000Z') }
  const info = nextSyncView({ account: { pausedAt: now }, cycle, subscription }, now)
  expect([info.nextSyncTime, info.syncSchedule, info.timeUntilNextHours]).toEqual([
    null,
    'Paused, because you found a job',
    0,
  ])
})
