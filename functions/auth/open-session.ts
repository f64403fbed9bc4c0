import type { Needs } from '#functions/services/needs.ts'
import { activityOf } from '#functions/account/activity/model.ts'
import { AppError } from '#platform/app-error.ts'
import type { ActivityAction } from '#shared/catalog/activities.ts'
import { sessionEnds, type Session } from './session.ts'

interface Owner {
  readonly userId: string
  readonly email: string
}

type OpenSessionDeps = Needs<'sessions' | 'secrets' | 'clock' | 'newId'>

/** Signs a user in with `replaceSession`; `formerSecret` is that of the session this browser had, if any. */
export async function openSession(
  owner: Owner,
  formerSecret: string | undefined,
  deps: OpenSessionDeps,
): Promise<string> {
  const { sessions, secrets, clock } = deps
  const former =
    formerSecret === undefined ? null : await sessions.find(secrets.hash(formerSecret), clock.now())
  return await replaceSession(owner, former, 'signed_in', deps)
}

/**
 * Opens a session under a new id, and in the same transaction ends the browser's former one, even another
 * user's, and records the activity. Returns the session's secret for the cookie. Throws AppError
 * account_inactive when the account is closed or deactivated.
 */
export async function replaceSession(
  { userId, email }: Owner,
  former: Session | null,
  action: ActivityAction,
  { sessions, secrets, clock, newId }: OpenSessionDeps,
): Promise<string> {
  const now = clock.now()
  const secret = secrets.fresh()
  const session = { hash: secrets.hash(secret), userId, email, ...sessionEnds(now) }
  if (!(await sessions.open(session, former, activityOf(action, null, newId, now))))
    throw new AppError('account_inactive')
  return secret
}
