import { describe, expect, test } from 'vitest'
import { userActor } from '#platform/actor.ts'
import { listEmails } from './list-emails.ts'
import type { OutlinedEmail } from './model.ts'
import { searchEmails } from './search-emails.ts'
import type { TrackerStore } from './tracker.store.ts'

const actor = userActor('usr_01')
const clock = { now: () => new Date('2026-03-10T12:00:00.000Z') }

const outline = (id: string, over: Partial<OutlinedEmail> = {}): OutlinedEmail => ({
  id,
  state: 'drafted',
  mark: null,
  companyName: 'Kühne Logistik',
  jobTitle: 'Product Manager',
  contactName: 'Zoë Ångström',
  subject: 'Your team in Łódź',
  createdAt: new Date('2026-03-10T08:00:00.000Z'),
  ...over,
})
const OUTLINES = [
  outline('out_3'),
  outline('out_2', { companyName: 'Northwind', contactName: 'Li Ng' }),
  outline('out_1', { subject: null }),
]

const filedAs = (id: string, companyName: string, at: string) => ({
  id,
  companyName,
  createdAt: new Date(at),
})
const FILED = [
  filedAs('out_2', 'Northwind', '2026-03-10T08:00:00.000Z'),
  filedAs('out_9', 'Ärzte Nord', '2026-03-08T08:00:00.000Z'),
  filedAs('out_1', 'Kühne Logistik', '2026-02-27T08:00:00.000Z'),
]

/** Three days with emails; every read of emails is recorded. */
function tracker() {
  const asked: unknown[] = []
  const store: TrackerStore = {
    days: async () => [
      { day: '2026-03-10', count: 4 },
      { day: '2026-03-08', count: 30 },
      { day: '2026-02-27', count: 10 },
    ],
    emails: async (userId, { first, last }, skip, limit) => {
      asked.push(['entries', userId, first, last, skip, limit])
      return []
    },
    counts: async (userId, { first, last }, skip, limit) => {
      asked.push(['counts', userId, first, last, skip, limit])
      return []
    },
    outlines: async (userId, { first, last }, most) => {
      asked.push(['outlines', userId, first, last, most])
      return OUTLINES
    },
    some: async (userId, ids, folder) => {
      asked.push(['some', userId, ids, folder])
      return []
    },
    folder: async (userId, folder, _, most) => {
      asked.push(['folder', userId, folder, most])
      return FILED
    },
    folderCount: async () => 0,
    told: async () => new Map(),
    find: async () => null,
  }
  return { asked, store }
}

test.each([
  [
    'the first page of all days spans the newest ones',
    { page: 1, limit: 10 },
    ['entries', 'usr_01', '2026-03-08', '2026-03-10', 0, 10],
  ],
  [
    'the first page of a range spans its newest days',
    { page: 1, limit: 10, startDate: '2026-01-01' },
    ['entries', 'usr_01', '2026-03-08', '2026-03-10', 0, 10],
  ],
  [
    'a page in the middle starts inside its day',
    { page: 3, limit: 10 },
    ['entries', 'usr_01', '2026-03-08', '2026-03-08', 16, 10],
  ],
  [
    'the last page reaches the oldest day',
    { page: 4, limit: 12 },
    ['entries', 'usr_01', '2026-02-27', '2026-02-27', 2, 12],
  ],
  [
    'a long page is read for counts',
    { page: 1, limit: 1000 },
    ['counts', 'usr_01', '2026-02-27', '2026-03-10', 0, 1000],
  ],
  [
    'a range of dates narrows the days',
    { page: 1, limit: 10, startDate: '2026-03-01', endDate: '2026-03-09' },
    ['entries', 'usr_01', '2026-03-08', '2026-03-08', 0, 10],
  ],
])('%s', async (_, request, expected) => {
  const { asked, store } = tracker()
  await listEmails(actor, request, { tracker: store, clock })
  expect(asked).toEqual([expected])
})

test('totals depend on the range of dates; available dates and the count of today do not', async () => {
  const { store } = tracker()
  const page = await listEmails(
    actor,
    { page: 1, limit: 10, startDate: '2026-03-01', endDate: '2026-03-09' },
    { tracker: store, clock },
  )
  expect([page.totalItems, page.totalPages, page.todayCount]).toEqual([30, 3, 4])
  expect(page.availableDates).toEqual(['2026-03-10', '2026-03-08', '2026-02-27'])
})

test('a page beyond the end reads nothing', async () => {
  const { asked, store } = tracker()
  const page = await listEmails(actor, { page: 99, limit: 10 }, { tracker: store, clock })
  expect([page.emails.list, asked]).toEqual([[], []])
})

describe('a search', () => {
  const find = async (search: string, over = {}) => {
    const { asked, store } = tracker()
    const page = await listEmails(actor, { page: 1, limit: 10, search, ...over }, { tracker: store, clock })
    return { asked, page }
  }

  test.each([
    ['kuhne', ['out_3', 'out_1']],
    ['PRODUCT manager', ['out_3', 'out_2', 'out_1']],
    ['zoe angstrom', ['out_3', 'out_1']],
    ['lodz northwind', ['out_2']],
    ['logistikproduct', []],
    ['recruiter', []],
    ['!?', []],
  ])('for %j searches company, job title, person and subject', async (term, ids) => {
    const { asked, page } = await find(term)
    expect(asked).toEqual([
      ['outlines', 'usr_01', '2026-02-27', '2026-03-10', 10_001],
      ['some', 'usr_01', ids, null],
    ])
    expect([page.totalItems, page.totalPages, page.searchedOnly, page.todayCount]).toEqual([
      ids.length,
      ids.length === 0 ? 0 : 1,
      null,
      4,
    ])
  })

  test('can be combined with days and pages', async () => {
    const { asked } = await find('product', { page: 2, limit: 2, startDate: '2026-03-01' })
    expect(asked).toEqual([
      ['outlines', 'usr_01', '2026-03-08', '2026-03-10', 10_001],
      ['some', 'usr_01', ['out_1'], null],
    ])
  })

  test('in days without emails reads no outlines', async () => {
    const { asked, page } = await find('product', { startDate: '2026-03-11' })
    expect([asked, page.totalItems]).toEqual([[], 0])
  })

  test('for counting reads no texts', async () => {
    const { asked, page } = await find('northwind', { limit: 1_000 })
    expect(asked).toHaveLength(1)
    expect(page.emails.list.map(({ id }) => id)).toEqual(['out_2'])
  })

  test('says how many emails it searched when there are more', async () => {
    const { store } = tracker()
    const range = { first: '2026-02-27', last: '2026-03-10' }
    expect(await searchEmails(actor, 'zoe', range, store, 2)).toMatchObject({
      lookedAt: 2,
      emails: [{ id: 'out_3' }],
    })
    expect(await searchEmails(actor, 'zoe', range, store, 3)).toMatchObject({
      lookedAt: null,
      emails: [{ id: 'out_3' }, { id: 'out_1' }],
    })
  })
})

describe('a folder', () => {
  const shown = async (over: object) => {
    const { asked, store } = tracker()
    const request = { page: 1, limit: 10, folder: 'sent', ...over } as const
    const page = await listEmails(actor, request, { tracker: store, clock })
    return { asked, page }
  }
  const idsOf = async (over: object) => (await shown(over)).asked.at(-1)

  test('reads its own keys and the page’s emails, and no outlines', async () => {
    const { asked, page } = await shown({})
    expect(asked).toEqual([
      ['folder', 'usr_01', 'sent', 10_000],
      ['some', 'usr_01', ['out_2', 'out_9', 'out_1'], 'sent'],
    ])
    expect([page.totalItems, page.totalPages, page.searchedOnly]).toEqual([3, 1, null])
  })

  test('is ordered by age or company, and narrowed by days, pages and a search', async () => {
    expect(await idsOf({ sort: 'oldest' })).toEqual(['some', 'usr_01', ['out_1', 'out_9', 'out_2'], 'sent'])
    expect(await idsOf({ sort: 'company' })).toEqual(['some', 'usr_01', ['out_9', 'out_1', 'out_2'], 'sent'])
    expect(await idsOf({ startDate: '2026-03-01' })).toEqual(['some', 'usr_01', ['out_2', 'out_9'], 'sent'])
    expect(await idsOf({ page: 2, limit: 2 })).toEqual(['some', 'usr_01', ['out_1'], 'sent'])
    expect(await idsOf({ search: 'kuhne' })).toEqual(['some', 'usr_01', ['out_1'], 'sent'])
  })

  test('for counting reads no texts', async () => {
    const { asked, page } = await shown({ limit: 1_000 })
    expect(asked).toEqual([['folder', 'usr_01', 'sent', 10_000]])
    expect(page.emails.list.map(({ id }) => id)).toEqual(['out_2', 'out_9', 'out_1'])
  })
})

describe('the whole list', () => {
  test.each([
    ['oldest first begins with the last day', { page: 1, limit: 12 }, ['2026-02-27', '2026-03-08', 28, 12]],
    ['oldest first ends with the newest', { page: 4, limit: 12 }, ['2026-03-08', '2026-03-10', 0, 8]],
  ])('%s', async (_, request, [first, last, skip, limit]) => {
    const { asked, store } = tracker()
    await listEmails(actor, { ...request, sort: 'oldest' }, { tracker: store, clock })
    expect(asked).toEqual([['entries', 'usr_01', first, last, skip, limit]])
  })

  test('by company reads the outlines of its days', async () => {
    const { asked, store } = tracker()
    await listEmails(actor, { page: 1, limit: 2, sort: 'company' }, { tracker: store, clock })
    expect(asked).toEqual([
      ['outlines', 'usr_01', '2026-02-27', '2026-03-10', 10_001],
      ['some', 'usr_01', ['out_3', 'out_1'], null],
    ])
  })
})
