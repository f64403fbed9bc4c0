import { AppError } from '#platform/app-error.ts'
import type { Clock } from '#platform/clock.ts'
import { extendedEnd, type Session } from './session.ts'
import type { SessionStore } from './session.store.ts'

/** Extends the session. Throws AppError not_authenticated when it ended meanwhile; it is not revived. */
export async function extendSession(
  session: Session,
  deps: { sessions: SessionStore; clock: Clock },
): Promise<Session> {
  const now = deps.clock.now()
  const expiresAt = extendedEnd(session, now)
  if (!(await deps.sessions.extend(session, expiresAt, now))) throw new AppError('not_authenticated')
  return { ...session, expiresAt }
}
