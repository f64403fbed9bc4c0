import { SESSION } from '#shared/catalog/constants.ts'
import { HOUR, MINUTE } from '#platform/clock.ts'
import type { Session } from './find-session.store.ts'
import type { SessionStatus } from '#shared/models/account/user.ts'

export type { Session }

/** Idle and absolute end of a session opened at `now`. */
export function sessionEnds(now: Date): { expiresAt: Date; absoluteEnd: Date } {
  return {
    expiresAt: new Date(now.getTime() + SESSION.idleMinutes * MINUTE),
    absoluteEnd: new Date(now.getTime() + SESSION.absoluteHours * HOUR),
  }
}

/** The end of a session extended at `now`: the idle time ahead, at most the absolute end. */
export function extendedEnd(session: Session, now: Date): Date {
  return new Date(Math.min(now.getTime() + SESSION.idleMinutes * MINUTE, session.absoluteEnd.getTime()))
}

export const sessionView = (session: Session): SessionStatus => ({
  isActive: true,
  expiresAt: session.expiresAt.getTime(),
  user: { email: session.email },
})
