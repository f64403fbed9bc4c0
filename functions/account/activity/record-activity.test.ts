import { expect, test } from 'vitest'
import type { Activity } from './model.ts'
import { recordActivityWith } from './record-activity.ts'

const AT = new Date('2026-11-21T10:00:00.000Z')

test('what was done is noted with its time, and details that are too long are cut', async () => {
  const kept: [string, Activity][] = []
  const recordActivity = recordActivityWith({
    activities: { record: async (...entry) => void kept.push(entry) },
    newId: (prefix) => `${prefix}_1`,
    clock: { now: () => AT },
    onFailure: () => undefined,
  })
  await recordActivity('usr_1', 'profile_changed')
  await recordActivity('usr_1', 'resume_uploaded', 'x'.repeat(300))
  expect(kept).toEqual([
    ['usr_1', { id: 'act_1', action: 'profile_changed', details: '', at: AT }],
    ['usr_1', { id: 'act_1', action: 'resume_uploaded', details: 'x'.repeat(200), at: AT }],
  ])
})

test('a log that fails does not fail what was done', async () => {
  const missed: unknown[] = []
  const record = async () => await Promise.reject(new Error('the table is away'))
  await recordActivityWith({
    activities: { record },
    newId: () => 'act_1',
    clock: { now: () => AT },
    onFailure: (action) => void missed.push(action),
  })('usr_1', 'data_exported', 'JSON')
  expect(missed).toEqual(['data_exported'])
})
