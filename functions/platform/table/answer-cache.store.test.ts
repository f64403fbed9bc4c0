import { expect, test } from 'vitest'
import { DAY } from '../clock.ts'
import { KEEP } from '#vendors/kit/cached-answer.ts'
import { testTable } from '#harness/platform/table/test-table.ts'
import { answerCache } from './answer-cache.store.ts'

const table = await testTable()
let now = new Date('2026-01-01T08:00:00.000Z')
const cache = answerCache(table, { now: () => now })
const days = (count: number) => void (now = new Date(now.getTime() + count * DAY))
const people = { people: ['Li Ng'] }

test('contacts expire ninety days after their last use, and half a year after they were found', async () => {
  await cache.put('unused', people, KEEP.people, KEEP.peopleAtMost)
  await cache.put('used', people, KEEP.people, KEEP.peopleAtMost)
  days(80)
  await cache.renew('used', KEEP.people)
  days(11)
  expect([await cache.get('unused'), await cache.get('used')]).toEqual([null, people])
  // The eightieth and the eighty-ninth day after: the second would go beyond half a year.
  days(-2)
  await cache.renew('used', KEEP.people)
  days(70)
  await cache.renew('used', KEEP.people)
  expect(await cache.get('used')).toEqual(people)
  days(25)
  expect(await cache.get('used')).toBeNull()
})

test('an expired answer is not renewed, and a shorter lifetime is not extended', async () => {
  await cache.put('over', people, 60)
  await cache.put('short', people, 3_600)
  days(1)
  await cache.renew('over', KEEP.people)
  expect(await cache.get('over')).toBeNull()
  await cache.put('short', people, 3_600)
  await cache.renew('short', KEEP.people)
  days(1)
  expect(await cache.get('short')).toBeNull()
})

test('an amended answer keeps its expiry', async () => {
  await cache.put('amended', people, 3_600)
  await cache.amend('amended', { people: [] })
  expect(await cache.get('amended')).toEqual({ people: [] })
  days(1)
  expect(await cache.get('amended')).toBeNull()
  await cache.amend('never-kept', people)
  expect(await cache.get('never-kept')).toBeNull()
})
