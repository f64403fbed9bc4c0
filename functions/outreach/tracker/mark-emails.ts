import type { Needs } from '#functions/services/needs.ts'
import type { UserActor } from '#platform/actor.ts'
import type { EmailMark } from '#shared/models/outreach/outreach.ts'
import { oneByOne, type Outcome } from './one-by-one.ts'

interface Marking {
  readonly id: string
  readonly mark: EmailMark | null
  readonly markedAt?: string | undefined
}

/** Marks each email by itself; of an id that comes twice the last mark counts. Repeating it changes nothing. */
export async function markEmails(
  { userId }: UserActor,
  marks: readonly Marking[],
  { userStatuses, clock }: Needs<'userStatuses' | 'clock'>,
): Promise<Outcome<{ readonly id: string }>> {
  const now = clock.now()
  const last = new Map(marks.map((marking) => [marking.id, marking]))
  return await oneByOne([...last.values()], async ({ id, mark, markedAt }) => {
    const before = markedAt === undefined ? undefined : new Date(markedAt)
    const marked = await userStatuses.set(userId, id, mark, now, before)
    if (marked === 'absent') return 'not_found'
    return marked === 'not_markable' ? 'outreach_not_markable' : { id }
  })
}
