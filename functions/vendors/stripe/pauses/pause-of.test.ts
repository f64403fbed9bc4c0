import { expect, test } from 'vitest'
import { monthAfter } from './pause-of.ts'

const after = (at: string, anchor: string) =>
  new Date(monthAfter(Date.parse(at) / 1000, Date.parse(anchor) / 1000) * 1000).toISOString()

test.each([
  ['2026-12-28T09:00:00Z', '2026-11-28T09:00:00Z', '2027-01-28T09:00:00.000Z'],
  ['2027-01-31T09:00:00Z', '2026-10-31T09:00:00Z', '2027-02-28T09:00:00.000Z'],
  ['2027-02-28T09:00:00Z', '2026-10-31T09:00:00Z', '2027-03-31T09:00:00.000Z'],
  ['2028-01-30T23:59:59Z', '2027-08-30T23:59:59Z', '2028-02-29T23:59:59.000Z'],
  ['2027-04-30T00:00:00Z', '2026-10-31T00:00:00Z', '2027-05-31T00:00:00.000Z'],
])('the month that begins at %s with the anchor %s ends at %s', (at, anchor, end) => {
  expect(after(at, anchor)).toBe(end)
})
