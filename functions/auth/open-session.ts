import { activityOf } from '#functions/account/activity/model.ts'
import { AppError } from '#platform/app-error.ts'
import type { Clock } from '#platform/clock.ts'
import type { NewId } from '#platform/ids.ts'
import type { Secrets } from '#platform/secrets.ts'
import { sessionEnds } from './session.ts'
import type { SessionStore } from './session.store.ts'

/**
 * Opens a session under a new id; the one that this browser had, whoever's it was, ends in the same step.
 * Returns the session's secret for the cookie. Throws AppError account_inactive when the account is closed or
 * deactivated, even if that was a moment ago.
 */
export async function openSession(
  owner: { readonly userId: string; readonly email: string },
  formerSecret: string | undefined,
  deps: { sessions: SessionStore; secrets: Secrets; clock: Clock; newId: NewId },
): Promise<string> {
  const { sessions, secrets } = deps
  const now = deps.clock.now()
  const former = formerSecret === undefined ? null : await sessions.find(secrets.hash(formerSecret), now)
  const secret = secrets.fresh()
  const opened = await sessions.open(
    { hash: secrets.hash(secret), userId: owner.userId, email: owner.email, ...sessionEnds(now) },
    former,
    activityOf('signed_in', '', deps.newId, now),
  )
  if (!opened) throw new AppError('account_inactive')
  return secret
}
