import { SESSION } from '#shared/catalog/constants.ts'
import { MINUTE_MS } from '#web/lib/time.ts'

export type SessionPhase = 'calm' | 'warn' | 'block' | 'over'

/** Where a session stands that ends at `expiresAt`; both in epoch milliseconds. */
export function sessionPhase(expiresAt: number, now: number): SessionPhase {
  const left = expiresAt - now
  if (left <= 0) return 'over'
  if (left <= SESSION.blockMinutes * MINUTE_MS) return 'block'
  return left <= SESSION.warnMinutes * MINUTE_MS ? 'warn' : 'calm'
}

interface Activity {
  phase: SessionPhase
  now: number
  /** When the user last did something, or null. */
  lastActivityAt: number | null
  /** When activity was last turned into an extension, or null. */
  lastCheckAt: number | null
}

/**
 * Somebody who is at work when five minutes are left is not asked: the session goes on, tried at most every
 * thirty seconds.
 */
export function extendsByActivity({ phase, now, lastActivityAt, lastCheckAt }: Activity): boolean {
  if (phase !== 'block' || lastActivityAt === null) return false
  if (lastCheckAt !== null && now - lastCheckAt < SESSION.activityThrottleMs) return false
  return now - lastActivityAt < SESSION.activityThrottleMs
}

/** “4:05”, from milliseconds. */
export function countdown(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Whole minutes in words; changes once a minute, so that it may be announced. */
export function minutesLeft(ms: number): string {
  const minutes = Math.max(1, Math.ceil(ms / MINUTE_MS))
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}
