import { activityWords } from '#shared/catalog/activities.ts'
import { activityFromItem } from './activity.store.ts'
import { expect, test } from 'vitest'
import type { Activity } from './model.ts'
import { activityRecorder } from './record-activity.ts'

const AT = new Date('2026-11-21T10:00:00.000Z')

test('an activity is recorded with its time and what it was about', async () => {
  const kept: [string, Activity][] = []
  const record = activityRecorder({
    activities: { record: async (...entry) => void kept.push(entry) },
    newId: (prefix) => `${prefix}_1`,
    clock: { now: () => AT },
    failed: () => undefined,
  })
  await record('usr_1', 'profile_changed')
  await record('usr_1', 'resume_uploaded', { code: 'file', params: { name: 'a.pdf' } })
  expect(kept).toEqual([
    ['usr_1', { id: 'act_1', action: 'profile_changed', details: null, at: AT }],
    [
      'usr_1',
      {
        id: 'act_1',
        action: 'resume_uploaded',
        details: { code: 'file', params: { name: 'a.pdf' } },
        at: AT,
      },
    ],
  ])
})

test('a failing log does not fail the request', async () => {
  const failed: unknown[] = []
  const record = async () => await Promise.reject(new Error('the table is away'))
  await activityRecorder({
    activities: { record },
    newId: () => 'act_1',
    clock: { now: () => AT },
    failed: (action) => void failed.push(action),
  })('usr_1', 'data_exported')
  expect(failed).toEqual(['data_exported'])
})

test('what an older activity was about is shown as it was written', () => {
  const [older, bare] = [
    { id: 'act_1', action: 'plan_upgraded', details: 'Pro', at: AT.toISOString() },
    { id: 'act_2', action: 'signed_in', details: '', at: AT.toISOString() },
  ].flatMap(activityFromItem)
  expect([older?.details && activityWords(older.details), bare?.details]).toEqual(['Pro', null])
})
