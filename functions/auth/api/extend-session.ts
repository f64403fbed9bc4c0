import { extendedEnd, sessionView } from '../session.ts'
import { AppError } from '#platform/app-error.ts'
import { endpoint } from '#functions/services/http/endpoint.ts'
import { sessions } from '#functions/services/auth.ts'
import { extendSession } from '#shared/contracts/account/session.ts'

export const handler = endpoint(extendSession, { sessions }, async ({ session, deps }) => {
  const now = deps.clock.now()
  const expiresAt = extendedEnd(session, now)
  // A session that ended meanwhile is not revived.
  if (!(await deps.sessions.extend(session, expiresAt, now))) throw new AppError('not_authenticated')
  return sessionView({ ...session, expiresAt })
})
