import { SESSION } from '#shared/catalog/constants.ts'
import { counted } from '#web/lib/counted.ts'
import { MINUTE_MS } from '#web/lib/time.ts'

export type SessionPhase = 'calm' | 'warn' | 'block' | 'over'

/** The phase of a session that ends at `expiresAt`; both times are in epoch milliseconds. */
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
  /** When activity last extended the session, or null. */
  lastCheckAt: number | null
}

/**
 * Whether to extend the session without asking: the user was active in its last five minutes, and the last
 * attempt was at least thirty seconds ago.
 */
export function extendsByActivity({ phase, now, lastActivityAt, lastCheckAt }: Activity): boolean {
  if (phase !== 'block' || lastActivityAt === null) return false
  if (lastCheckAt !== null && now - lastCheckAt < SESSION.activityThrottleMs) return false
  return now - lastActivityAt < SESSION.activityThrottleMs
}

/** Formats milliseconds as “4:05”. */
export function countdown(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Whole minutes as a text, which changes once a minute, so that screen readers can announce it. */
export function minutesLeft(ms: number): string {
  return counted(Math.max(1, Math.ceil(ms / MINUTE_MS)), 'minute')
}
