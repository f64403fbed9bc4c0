import type { Attempts } from './admin.item.ts'
import { HOUR, MINUTE } from '#platform/clock.ts'
import { ADMIN } from '#shared/catalog/admin.ts'

export const isLocked = (known: Attempts | null, now: Date): boolean =>
  known !== null && known.lockedUntil !== null && known.lockedUntil > now

/**
 * Counts an attempt as failed before it is checked; a successful sign-in then resets the counts. The last
 * allowed attempt locks the account or network, at first for a quarter of an hour, then for twice as long
 * each time, up to a day.
 */
export function withAttempt(known: Attempts | null, now: Date): Attempts {
  const inWindow = known !== null && known.windowEnds > now
  const failures = (inWindow ? known.failures : 0) + 1
  const windowEnds = inWindow ? known.windowEnds : after(now, ADMIN.attemptWindowMinutes * MINUTE)
  const locks = known !== null && known.forgottenAt > now ? known.locks : 0
  if (failures < ADMIN.attempts)
    return {
      failures,
      windowEnds,
      lockedUntil: null,
      locks,
      forgottenAt: known !== null && known.forgottenAt > windowEnds ? known.forgottenAt : windowEnds,
    }
  const lockMs = Math.min(ADMIN.lockMinutes * MINUTE * 2 ** locks, ADMIN.lockMostHours * HOUR)
  const lockedUntil = after(now, lockMs)
  // A new window begins when the lock ends; the lock is remembered for another day.
  return {
    failures: 0,
    windowEnds: lockedUntil,
    lockedUntil,
    locks: locks + 1,
    forgottenAt: after(lockedUntil, ADMIN.lockMostHours * HOUR),
  }
}

const after = (at: Date, ms: number): Date => new Date(at.getTime() + ms)
