import { activityOf } from '#functions/account/activity/model.ts'
import type { SessionStore } from '#functions/auth/session.store.ts'
import { sessionEnds, type Session } from '#functions/auth/session.ts'
import { AppError } from '#platform/app-error.ts'
import type { Clock } from '#platform/clock.ts'
import type { NewId } from '#platform/ids.ts'
import type { Secrets } from '#platform/secrets.ts'

/**
 * Opens a session of the account that stays and ends the former one, which may belong to the account that
 * went. Returns the session's secret for the cookie. Throws AppError account_inactive.
 */
export async function openLinkedSession(
  owner: { readonly id: string; readonly email: string },
  former: Session,
  deps: { sessions: SessionStore; secrets: Secrets; clock: Clock; newId: NewId },
): Promise<string> {
  const now = deps.clock.now()
  const secret = deps.secrets.fresh()
  const opened = await deps.sessions.open(
    { hash: deps.secrets.hash(secret), userId: owner.id, email: owner.email, ...sessionEnds(now) },
    former,
    activityOf('accounts_linked', '', deps.newId, now),
  )
  if (!opened) throw new AppError('account_inactive')
  return secret
}
