import { expect, test } from 'vitest'
import { countdown, extendsByActivity, minutesLeft, sessionPhase } from './session-phase.ts'

const MINUTE = 60_000

test('a session warns from ten minutes, blocks from five and is over at zero', () => {
  expect(sessionPhase(10 * MINUTE + 1, 0)).toBe('calm')
  expect(sessionPhase(10 * MINUTE, 0)).toBe('warn')
  expect(sessionPhase(5 * MINUTE + 1, 0)).toBe('warn')
  expect(sessionPhase(5 * MINUTE, 0)).toBe('block')
  expect(sessionPhase(1, 0)).toBe('block')
  expect(sessionPhase(0, 0)).toBe('over')
})

test('recent activity extends the session only in the last five minutes, at most every thirty seconds', () => {
  const at = { phase: 'block', now: 100_000, lastActivityAt: 90_000, lastCheckAt: null } as const
  expect(extendsByActivity(at)).toBe(true)
  expect(extendsByActivity({ ...at, phase: 'warn' })).toBe(false)
  expect(extendsByActivity({ ...at, lastActivityAt: null })).toBe(false)
  expect(extendsByActivity({ ...at, lastActivityAt: 70_000 })).toBe(false)
  expect(extendsByActivity({ ...at, lastCheckAt: 70_001 })).toBe(false)
  expect(extendsByActivity({ ...at, lastCheckAt: 70_000 })).toBe(true)
})

test('the countdown shows seconds, the text whole minutes', () => {
  expect(countdown(245_000)).toBe('4:05')
  expect(countdown(-1)).toBe('0:00')
  expect(minutesLeft(61_000)).toBe('2 minutes')
  expect(minutesLeft(59_000)).toBe('1 minute')
})
