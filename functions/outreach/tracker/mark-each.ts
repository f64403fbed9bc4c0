import type { Needs } from '#functions/services/needs.ts'
import type { UserActor } from '#platform/actor.ts'
import type { EmailMark } from '#shared/models/outreach/stages.ts'
import { oneByOne, type Outcome } from './one-by-one.ts'

/** A new mark, or the time at which the mark to take back was saved. */
type Marking =
  | { readonly id: string; readonly mark: EmailMark | null }
  | { readonly id: string; readonly undo: string }

interface Marked {
  readonly id: string
  /** By which the change is taken back. */
  readonly savedAt: string
}

/** Marks each email by itself; of an id that comes twice the last one counts. Repeating it changes nothing. */
export async function markEach(
  { userId }: UserActor,
  marks: readonly Marking[],
  { userStatuses, clock }: Needs<'userStatuses' | 'clock'>,
): Promise<Outcome<Marked>> {
  const now = clock.now()
  const last = new Map(marks.map((marking) => [marking.id, marking]))
  return await oneByOne([...last.values()], async (marking) => {
    const { id } = marking
    const marked =
      'undo' in marking
        ? await userStatuses.undo(userId, id, marking.undo, now)
        : await userStatuses.set(userId, id, { mark: marking.mark }, now)
    if (marked === 'absent') return 'not_found'
    return marked === 'not_markable' ? 'outreach_not_markable' : { id, savedAt: marked.savedAt }
  })
}
