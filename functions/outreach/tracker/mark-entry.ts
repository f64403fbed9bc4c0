import type { UserActor } from '#platform/actor.ts'
import { AppError } from '#platform/app-error.ts'
import type { Clock } from '#platform/clock.ts'
import type { EmailMark } from '#shared/models/outreach.ts'
import type { TrackedEntry } from './model.ts'
import type { EntryMarks } from './entry-marks.store.ts'

/**
 * Keeps what the user says became of an email; null takes it back. What the cycle and the mailbox know of the
 * entry stays as it is. Throws AppError not_found, or outreach_not_markable for an email that has no finished
 * letter.
 */
export async function markEntry(
  actor: UserActor,
  entryId: string,
  mark: EmailMark | null,
  { marks, clock }: { marks: EntryMarks; clock: Clock },
): Promise<TrackedEntry> {
  const marked = await marks.mark(actor.userId, entryId, mark, clock.now())
  if (marked === 'absent') throw new AppError('not_found')
  if (marked === 'not_markable') throw new AppError('outreach_not_markable')
  return marked
}
