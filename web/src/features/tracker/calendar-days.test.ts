import { expect, it } from 'vitest'
import { shownDay } from './calendar-days.ts'

it('shows the UTC day of an instant', () => {
  expect(shownDay('2026-11-21T23:30:00.000Z')).toBe('21 Nov 2026')
  expect(shownDay('2026-11-22T00:10:00.000Z')).toBe('22 Nov 2026')
})

it('shows a day', () => {
  expect(shownDay('2026-01-05')).toBe('5 Jan 2026')
})

it('leaves text that is not a date as it is', () => {
  expect(shownDay('last spring')).toBe('last spring')
})
