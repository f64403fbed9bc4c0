import { expect, test } from 'vitest'
import { userActor } from '#core/kernel/actor.ts'
import { listEntries } from './list-entries.ts'
import type { TrackerStore } from './model.ts'

const actor = userActor('usr_01')
const clock = { now: () => new Date('2026-03-10T12:00:00.000Z') }

/** Three days with entries; what is asked of the entries is recorded. */
function tracker() {
  const asked: unknown[] = []
  const store: TrackerStore = {
    days: async () => [
      { day: '2026-03-10', count: 4 },
      { day: '2026-03-08', count: 30 },
      { day: '2026-02-27', count: 10 },
    ],
    entries: async (userId, { first, last }, skip, limit) => {
      asked.push(['entries', userId, first, last, skip, limit])
      return []
    },
    counts: async (userId, { first, last }, skip, limit) => {
      asked.push(['counts', userId, first, last, skip, limit])
      return []
    },
    find: async () => null,
  }
  return { asked, store }
}

test.each([
  ['the first page spans the newest days', { page: 1, limit: 10 }, ['entries', 'usr_01', '2026-03-08', '2026-03-10', 0, 10]],
  ['a page in the middle starts inside its day', { page: 3, limit: 10 }, ['entries', 'usr_01', '2026-03-08', '2026-03-08', 16, 10]],
  ['the last page reaches the oldest day', { page: 4, limit: 12 }, ['entries', 'usr_01', '2026-02-27', '2026-02-27', 2, 12]],
  ['a long page is read for counts', { page: 1, limit: 1000 }, ['counts', 'usr_01', '2026-02-27', '2026-03-10', 0, 1000]],
  ['a range of dates narrows the days', { page: 1, limit: 10, startDate: '2026-03-01', endDate: '2026-03-09' }, ['entries', 'usr_01', '2026-03-08', '2026-03-08', 0, 10]],
])('%s', async (_, request, expected) => {
  const { asked, store } = tracker()
  await listEntries(actor, request, { tracker: store, clock })
  expect(asked).toEqual([expected])
})

test('totals follow the range, dates and today do not', async () => {
  const { store } = tracker()
  const page = await listEntries(actor, { page: 1, limit: 10, startDate: '2026-03-01', endDate: '2026-03-09' }, { tracker: store, clock })
  expect([page.totalItems, page.totalPages, page.todayCount]).toEqual([30, 3, 4])
  expect(page.availableDates).toEqual(['2026-03-10', '2026-03-08', '2026-02-27'])
})

test('a page beyond the end reads nothing', async () => {
  const { asked, store } = tracker()
  const page = await listEntries(actor, { page: 99, limit: 10 }, { tracker: store, clock })
  expect([page.entries.list, asked]).toEqual([[], []])
})
