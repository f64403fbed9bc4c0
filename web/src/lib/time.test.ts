import { expect, test } from 'vitest'
import { hoursAndMinutes, showDate, showDateTime, showDay, showMoment, showUtcDate } from './time.ts'

test('days have their month in three letters, midnight is 00:00, and null is a dash', () => {
  expect(showDateTime(new Date(2026, 8, 3, 0, 5).toISOString())).toBe('3 Sep 2026, 00:05')
  expect(showDate(new Date(2026, 10, 21, 23, 59).toISOString())).toBe('21 Nov 2026')
  expect([showDay('2026-09-01'), showDay(undefined), showDate(null), showDateTime(null)]).toEqual([
    '1 Sep',
    '—',
    '—',
    '—',
  ])
})

test('a moment names its zone', () => {
  const moment = new Date(2026, 8, 3, 0, 5).toISOString()
  expect(showMoment(moment)).toMatch(/^3 Sep 2026, 00:05 [A-Z]+([+-][\d:]+)?$/)
  expect(showMoment(null)).toBe('—')
})

test('the day of the service is the UTC day of an instant or a day, and other text stays as it is', () => {
  expect(showUtcDate('2026-11-21T23:30:00.000Z')).toBe('21 Nov 2026')
  expect(showUtcDate('2026-11-22T00:10:00.000Z')).toBe('22 Nov 2026')
  expect(showUtcDate('2026-01-05')).toBe('5 Jan 2026')
  expect(showUtcDate('last spring')).toBe('last spring')
})

test('a span is never negative', () => {
  expect([hoursAndMinutes(5_400_000), hoursAndMinutes(-1)]).toEqual([
    { hours: 1, minutes: 30 },
    { hours: 0, minutes: 0 },
  ])
})
