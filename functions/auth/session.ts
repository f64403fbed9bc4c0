import { SESSION } from '#shared/catalog/constants.ts'
import { HOUR, MINUTE } from '#platform/clock.ts'

export interface Session {
  /** SHA-256 of the secret in the cookie, base64url: the secret itself is kept nowhere. */
  readonly hash: string
  readonly userId: string
  readonly email: string
  readonly expiresAt: Date
  /** No extension goes past it. */
  readonly absoluteEnd: Date
}

/** The two ends of a session opened now. */
export function sessionEnds(now: Date): { expiresAt: Date; absoluteEnd: Date } {
  return {
    expiresAt: new Date(now.getTime() + SESSION.idleMinutes * MINUTE),
    absoluteEnd: new Date(now.getTime() + SESSION.absoluteHours * HOUR),
  }
}

/** The end after an extension at `now`: sixty minutes ahead, at most the absolute end. */
export function extendedEnd(session: Session, now: Date): Date {
  return new Date(Math.min(now.getTime() + SESSION.idleMinutes * MINUTE, session.absoluteEnd.getTime()))
}
