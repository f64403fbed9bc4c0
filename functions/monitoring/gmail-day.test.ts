import { expect, test } from 'vitest'
import { gmailDay } from './gmail-day.ts'

test.each([
  ['in winter', '2026-11-21T12:00:00.000Z', '2026-11-21T08:00:00.000Z', '2026-11-22T08:00:00.000Z'],
  ['in summer', '2026-07-01T06:59:59.999Z', '2026-06-30T07:00:00.000Z', '2026-07-01T07:00:00.000Z'],
  ['at its beginning', '2026-07-01T07:00:00.000Z', '2026-07-01T07:00:00.000Z', '2026-07-02T07:00:00.000Z'],
  [
    'over the end of a year',
    '2027-01-01T07:00:00.000Z',
    '2026-12-31T08:00:00.000Z',
    '2027-01-01T08:00:00.000Z',
  ],
  [
    'when the clocks are put forward',
    '2026-03-08T20:00:00.000Z',
    '2026-03-08T08:00:00.000Z',
    '2026-03-09T07:00:00.000Z',
  ],
  [
    'when the clocks are put back',
    '2026-11-01T20:00:00.000Z',
    '2026-11-01T07:00:00.000Z',
    '2026-11-02T08:00:00.000Z',
  ],
])("Google's day %s", (_, now, began, ends) => {
  const day = gmailDay(new Date(now))
  expect([day.began.toISOString(), day.ends.toISOString()]).toEqual([began, ends])
})
