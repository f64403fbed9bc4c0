// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '#harness/web/render.tsx'
import { DayChart } from './day-chart.tsx'

const days = (...counts: number[]) =>
  counts.map((count, index) => ({ day: `2026-11-${String(index + 10)}`, count }))

test('a chart of too few days says what it will show, and how much there is so far', () => {
  show(<DayChart days={days(3, 0, 4)} />)
  expect(
    screen.getByText(
      'Emails written by day will appear here once there are five days to compare. So far: 7 emails on 2 days.',
    ),
  ).toBeTruthy()
})

test('a chart without anything yet counts nothing', () => {
  show(<DayChart days={days(0, 0, 0)} />)
  expect(
    screen.getByText('Emails written by day will appear here once there are five days to compare.'),
  ).toBeTruthy()
})
