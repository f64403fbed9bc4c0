import type { UserActor } from '#platform/actor.ts'
import { AppError } from '#platform/app-error.ts'
import type { Clock } from '#platform/clock.ts'
import type { EmailMark } from '#shared/models/outreach/outreach.ts'
import type { TrackedEmail } from './model.ts'
import type { UserStatusStore } from './user-status.store.ts'

/**
 * Stores the user's mark of what became of an email; null removes it. What the cycle and the mailbox know
 * does not change. Throws AppError not_found, or outreach_not_markable without a finished letter.
 */
export async function setUserStatus(
  actor: UserActor,
  emailId: string,
  mark: EmailMark | null,
  { userStatuses, clock }: { userStatuses: UserStatusStore; clock: Clock },
): Promise<TrackedEmail> {
  const marked = await userStatuses.set(actor.userId, emailId, mark, clock.now())
  if (marked === 'absent') throw new AppError('not_found')
  if (marked === 'not_markable') throw new AppError('outreach_not_markable')
  return marked
}
