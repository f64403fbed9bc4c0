import { describe, expect, test } from 'vitest'
import type { Statistics } from './model.ts'
import { statsView } from './stats-view.ts'

const NOW = new Date('2026-03-10T23:30:00.000Z')
const NONE: Statistics = { users: 0, drafts: 0, sent: 0, replied: 0, days: new Map(), active: null }

describe('the figures', () => {
  test('of today and this month follow the calendar in UTC', () => {
    const days = new Map([
      ['2026-02-28', { newUsers: 1, drafts: 9, revenue: 99_900 }],
      ['2026-03-01', { newUsers: 2, drafts: 5, revenue: 12_900 }],
      ['2026-03-10', { newUsers: 4, drafts: 7, revenue: 9_950 }],
      ['2026-03-11', { newUsers: 8, drafts: 3, revenue: 100 }],
    ])
    const view = statsView({ ...NONE, users: 15, drafts: 400, days }, NOW)
    expect(view).toMatchObject({
      totalUsers: 15,
      totalEmails: 400,
      emailsSentToday: 7,
      revenueThisMonth: 228.5,
      activeUsers: null,
      activeAt: null,
    })
    expect([view.days.length, view.days[0]?.day, view.days.at(-1)]).toEqual([
      30,
      '2026-02-09',
      { day: '2026-03-10', newUsers: 4, drafts: 7, revenue: 99.5 },
    ])
    expect(view.days.filter(({ drafts }) => drafts > 0).map(({ day }) => day)).toEqual([
      '2026-02-28',
      '2026-03-01',
      '2026-03-10',
    ])
  })

  test('start from zero with each month and day', () => {
    const days = new Map([['2026-03-31', { newUsers: 0, drafts: 6, revenue: 14_900 }]])
    expect(statsView({ ...NONE, days }, new Date('2026-04-01T00:00:00.000Z'))).toMatchObject({
      emailsSentToday: 0,
      revenueThisMonth: 0,
    })
  })

  test.each([
    [0, 0, null],
    [1, 0, 0],
    [3, 1, 33.3],
    [3, 2, 66.7],
    [4, 4, 100],
  ])('%d sent and %d answered are %s percent', (sent, replied, rate) => {
    expect(statsView({ ...NONE, sent, replied }, NOW).responseRate).toBe(rate)
  })

  test('of accounts with access include the time of the count', () => {
    expect(
      statsView({ ...NONE, active: { count: 7, at: new Date('2026-03-10T23:00:00.000Z') } }, NOW),
    ).toMatchObject({ activeUsers: 7, activeAt: '2026-03-10T23:00:00.000Z' })
  })
})
