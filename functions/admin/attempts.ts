import type { Attempts } from './admin.item.ts'
import { HOUR, MINUTE } from '#platform/clock.ts'
import { ADMIN } from '#shared/catalog/admin.ts'

export const isLocked = (known: Attempts | null, now: Date): boolean =>
  known !== null && known.lockedUntil !== null && known.lockedUntil > now

/**
 * One attempt more, counted as failed before it is judged: an attempt that turns out right is forgotten with
 * the others. The last one that is allowed locks the name, for a quarter of an hour at first and for twice as
 * long each further time, up to a day.
 */
export function oneMore(known: Attempts | null, now: Date): Attempts {
  const goesOn = known !== null && known.windowEnds > now
  const failures = (goesOn ? known.failures : 0) + 1
  const windowEnds = goesOn ? known.windowEnds : after(now, ADMIN.attemptWindowMinutes * MINUTE)
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
  // A new window begins when the lock opens; that there was a lock is remembered for a day beyond it.
  return {
    failures: 0,
    windowEnds: lockedUntil,
    lockedUntil,
    locks: locks + 1,
    forgottenAt: after(lockedUntil, ADMIN.lockMostHours * HOUR),
  }
}

const after = (at: Date, ms: number): Date => new Date(at.getTime() + ms)
