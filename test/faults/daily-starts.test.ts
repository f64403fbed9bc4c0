import { expect, test } from 'vitest'
import { CONCURRENCY } from '#infra/context.ts'
import { USAGE } from '#infra/cost/usage.ts'
import { DAY, HOUR, MINUTE } from '#platform/clock.ts'
import { dailyStarts, inWorkingHours } from './simulation/daily-starts.ts'

const planMs = USAGE.planSeconds * 1_000

test("production's number of planners starts 100,000 users each day at their hour", () => {
  const { days, drift } = dailyStarts({
    users: 100_000,
    days: 3,
    atOnce: CONCURRENCY.prod.cycle,
    planMs,
    begins: inWorkingHours,
  })
  expect(days.map(({ started, moved }) => [started, moved])).toEqual([
    [100_000, 0],
    [100_000, 0],
    [100_000, 0],
  ])
  expect(Math.max(...days.map(({ longestWait }) => longestWait))).toBeLessThan(5 * MINUTE)
  expect(drift).toBe(0)
})

test('two planners would not finish three thousand users in a day', () => {
  const { days } = dailyStarts({ users: 3_000, days: 2, atOnce: 2, planMs, begins: inWorkingHours })
  expect(Math.max(...days.map(({ longestWait }) => longestWait))).toBeGreaterThan(6 * HOUR)
})

test("nobody's hour drifts over a year", () => {
  const { days, drift } = dailyStarts({
    users: 1_000,
    days: 365,
    atOnce: 3,
    planMs,
    begins: inWorkingHours,
  })
  expect(days.reduce((sum, { started }) => sum + started, 0)).toBe(365_000)
  expect(drift).toBe(0)
})

test('100,000 users who began in the same minute spread out: their delay on the first day becomes their hour', () => {
  const { days } = dailyStarts({
    users: 100_000,
    days: 4,
    atOnce: CONCURRENCY.prod.cycle,
    planMs,
    begins: (random) => 9 * HOUR + Math.floor(random * MINUTE),
  })
  expect(days.map(({ started }) => started)).toEqual([100_000, 100_000, 100_000, 100_000])
  const [first, ...later] = days
  expect(first?.longestWait).toBeGreaterThan(6 * HOUR)
  expect(first?.longestWait).toBeLessThan(DAY)
  for (const { longestWait } of later) expect(longestWait).toBeLessThan(30 * MINUTE)
})
