import { expect, test } from 'vitest'
import { showChargeTime, showDate, showDateTime, showDay, showMoment, showSpan, showUtcDate } from './time.ts'

test('days have their month in three letters, midnight is 00:00, and null is a dash', () => {
  expect(showDateTime(new Date(2026, 8, 3, 0, 5).toISOString())).toBe('Sep 3, 2026, 00:05')
  expect(showDate(new Date(2026, 10, 21, 23, 59).toISOString())).toBe('Nov 21, 2026')
  expect([showDay('2026-09-01'), showDay(undefined), showDate(null), showDateTime(null)]).toEqual([
    'Sep 1',
    '—',
    '—',
    '—',
  ])
})

test('a moment names its zone', () => {
  const moment = new Date(2026, 8, 3, 0, 5).toISOString()
  expect(showMoment(moment)).toMatch(/^Sep 3, 2026, 00:05 [A-Z]+([+-][\d:]+)?$/)
  expect(showMoment(null)).toBe('—')
  expect(showChargeTime(moment)).toMatch(/^Sep 3, 2026, 12:05 AM [A-Z]+([+-][\d:]+)?$/)
  expect(showChargeTime(null)).toBe('—')
})

test('the day of the service is the UTC day of an instant or a day, and other text stays as it is', () => {
  expect(showUtcDate('2026-11-21T23:30:00.000Z')).toBe('Nov 21, 2026')
  expect(showUtcDate('2026-11-22T00:10:00.000Z')).toBe('Nov 22, 2026')
  expect(showUtcDate('2026-01-05')).toBe('Jan 5, 2026')
  expect(showUtcDate('last spring')).toBe('last spring')
})

test('a span is never negative', () => {
  expect([showSpan(5_400_000), showSpan(-1)]).toEqual(['1h 30m', '0h 0m'])
})
