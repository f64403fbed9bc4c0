import { expect, test } from 'vitest'
import type { Attempts } from './admin.item.ts'
import { isLocked, withAttempt } from './attempts.ts'

const at = (instant: string): Date => new Date(`2026-11-${instant}Z`)

/** The counts after failures at these instants. */
const after = (...instants: readonly string[]): Attempts | null =>
  instants.reduce<Attempts | null>((known, instant) => withAttempt(known, at(instant)), null)

test('four failures within a quarter of an hour are remembered until its end', () => {
  expect(after('21T10:00:00', '21T10:01:00', '21T10:02:00', '21T10:14:59')).toEqual({
    failures: 4,
    windowEnds: at('21T10:15:00'),
    lockedUntil: null,
    locks: 0,
    forgottenAt: at('21T10:15:00'),
  })
})

test('the fifth failure locks for a quarter of an hour, and the lock is remembered for another day', () => {
  const locked = after('21T10:00:00', '21T10:01:00', '21T10:02:00', '21T10:03:00', '21T10:04:00')
  expect(locked).toEqual({
    failures: 0,
    windowEnds: at('21T10:19:00'),
    lockedUntil: at('21T10:19:00'),
    locks: 1,
    forgottenAt: at('22T10:19:00'),
  })
  expect([isLocked(locked, at('21T10:18:59')), isLocked(locked, at('21T10:19:00'))]).toEqual([true, false])
})

test('a new window begins with the first attempt after the previous window', () => {
  expect(after('21T10:00:00', '21T10:01:00', '21T10:02:00', '21T10:03:00', '21T10:15:00')).toEqual({
    failures: 1,
    windowEnds: at('21T10:30:00'),
    lockedUntil: null,
    locks: 0,
    forgottenAt: at('21T10:30:00'),
  })
})

test('without five failures nothing is locked', () => {
  expect([isLocked(null, at('21T10:00:00')), isLocked(after('21T10:00:00'), at('21T10:00:00'))]).toEqual([
    false,
    false,
  ])
})

/** Minutes of each lock, when five attempts fail again as soon as the previous lock ends. */
function delays(rounds: number): readonly number[] {
  const minutes: number[] = []
  let known: Attempts | null = null
  let now = at('21T10:00:00')
  for (let round = 0; round < rounds; round += 1) {
    for (let attempt = 0; attempt < 5; attempt += 1) known = withAttempt(known, now)
    const opens: Date = known?.lockedUntil ?? now
    minutes.push((opens.getTime() - now.getTime()) / 60_000)
    now = opens
  }
  return minutes
}

test('each further lock lasts twice as long, up to a day', () => {
  expect(delays(9)).toEqual([15, 30, 60, 120, 240, 480, 960, 1_440, 1_440])
})

test('after a day without a failure the first lock is short again', () => {
  const once = after('21T10:00:00', '21T10:00:00', '21T10:00:00', '21T10:00:00', '21T10:00:00')
  let known = once
  for (let attempt = 0; attempt < 5; attempt += 1) known = withAttempt(known, at('22T10:15:00'))
  expect(known?.lockedUntil).toEqual(at('22T10:30:00'))
  known = once
  for (let attempt = 0; attempt < 5; attempt += 1) known = withAttempt(known, at('22T10:14:59'))
  expect(known?.lockedUntil).toEqual(at('22T10:44:59'))
})
