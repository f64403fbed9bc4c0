import type { UserActor } from '#platform/actor.ts'
import type { OutreachStatistics } from '#shared/models/outreach/outreach.ts'
import { followUpState } from '../follow-up/due.ts'
import type { OutlinedEmail } from './model.ts'
import type { TrackerStore } from './tracker.store.ts'

/** The most sent emails that one read takes; the oldest are read, as they have waited the longest. */
const MAX_ASKED = 99

/** What the user can do about the emails of a list, which is sorted newest first. */
export async function toDoOf(
  actor: UserActor,
  emails: readonly OutlinedEmail[],
  now: Date,
  tracker: Pick<TrackerStore, 'markings'>,
): Promise<OutreachStatistics['toDo']> {
  const drafts = emails.filter(
    ({ state, mark }) => mark === null && (state === 'drafted' || state === 'ready'),
  )
  const sent = emails.filter(({ mark }) => mark === 'sent').slice(-MAX_ASKED)
  const markings =
    sent.length === 0
      ? []
      : await tracker.markings(
          actor.userId,
          sent.map(({ id }) => id),
        )
  const markOf = new Map(emails.map(({ id, mark }) => [id, mark]))
  const due = markings
    .filter(
      (marking) =>
        followUpState(
          // A first email that is older than the list is checked when the user asks for the follow-up.
          {
            ...marking,
            firstMark:
              marking.followUpOf === null ? marking.mark : (markOf.get(marking.followUpOf) ?? 'sent'),
          },
          now,
        ).state === 'due',
    )
    .toSorted((a, b) => (a.markedAt?.getTime() ?? 0) - (b.markedAt?.getTime() ?? 0))
  return {
    drafts: { count: drafts.length, next: drafts[0]?.id ?? null },
    followUps: { count: due.length, next: due[0]?.id ?? null },
  }
}
