import type { Needs, Only } from '#functions/services/needs.ts'
import type { UserActor } from '#platform/actor.ts'
import { DAY, dayOf } from '#platform/clock.ts'
import { foldText } from '#engine/language'
import { STATISTICS_COMPANIES, TRACKER_SEARCH, USAGE_DAYS } from '#shared/catalog/constants.ts'
import type { OutreachStatistics } from '#shared/models/outreach/outreach.ts'
import { lastDays } from './last-days.ts'
import type { OutlinedEmail } from './model.ts'
import { statusOf } from './views.ts'
import type { TrackerStore } from './tracker.store.ts'
import { followUpState } from '../follow-up/due.ts'

/**
 * Counts the emails of the last thirty days by day, status and company, and adds the user's to-do list. One
 * read of the outlines is enough, and the allowance limits its cost.
 */
export async function outreachStatistics(
  actor: UserActor,
  { tracker, clock }: Needs<'clock'> & Only<'tracker', 'outlines' | 'markings' | 'stepsDue'>,
): Promise<OutreachStatistics> {
  const now = clock.now()
  const first = dayOf(new Date(now.getTime() - (USAGE_DAYS - 1) * DAY))
  const [emails, steps] = await Promise.all([
    tracker.outlines(actor.userId, { first, last: dayOf(now) }, TRACKER_SEARCH.entries),
    tracker.stepsDue(actor.userId, dayOf(now)),
  ])
  const companies = byCompany(emails)
  const others = companies.slice(STATISTICS_COMPANIES)
  return {
    total: emails.length,
    days: lastDays(
      [...tally(emails, ({ createdAt }) => dayOf(createdAt))].map(([day, count]) => ({ day, count })),
      now,
    ),
    statuses: [...tally(emails, statusOf)]
      .map(([status, count]) => ({ status, count }))
      .toSorted((a, b) => b.count - a.count || a.status.localeCompare(b.status)),
    companies: companies.slice(0, STATISTICS_COMPANIES),
    others: { companies: others.length, count: others.reduce((sum, { count }) => sum + count, 0) },
    toDo: {
      ...(await toDoOf(actor, emails, now, tracker)),
      nextSteps: { count: steps.length, next: steps[0] ?? null },
    },
  }
}

function tally<T>(emails: readonly OutlinedEmail[], of: (email: OutlinedEmail) => T): ReadonlyMap<T, number> {
  const counts = new Map<T, number>()
  for (const email of emails) counts.set(of(email), (counts.get(of(email)) ?? 0) + 1)
  return counts
}

/** Spellings that differ only in capitals or punctuation are one company, under the newest of them. */
function byCompany(emails: readonly OutlinedEmail[]): OutreachStatistics['companies'] {
  const names = new Map<string, string>()
  for (const { companyName } of emails)
    if (!names.has(foldText(companyName))) names.set(foldText(companyName), companyName)
  return [...tally(emails, ({ companyName }) => foldText(companyName))]
    .map(([folded, count]) => ({ companyName: names.get(folded) ?? folded, count }))
    .toSorted((a, b) => b.count - a.count || a.companyName.localeCompare(b.companyName))
}

/** The most sent emails that one read takes; the oldest are read, as they have waited the longest. */
const MAX_ASKED = 99

/** What the user can do about the emails of a list, which is sorted newest first. */
async function toDoOf(
  actor: UserActor,
  emails: readonly OutlinedEmail[],
  now: Date,
  tracker: Pick<TrackerStore, 'markings'>,
): Promise<Omit<OutreachStatistics['toDo'], 'nextSteps'>> {
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
