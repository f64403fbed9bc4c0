import type { Needs, Only } from '#functions/services/needs.ts'
import type { UserActor } from '#platform/actor.ts'
import { DAY, dayOf } from '#platform/clock.ts'
import { foldText } from '#engine/language'
import { STATISTICS_COMPANIES, TRACKER_SEARCH, USAGE_DAYS } from '#shared/catalog/constants.ts'
import type { OutreachStatistics } from '#shared/models/outreach/outreach.ts'
import { lastDays } from './last-days.ts'
import type { OutlinedEmail } from './model.ts'
import { statusOf } from './views.ts'

/**
 * Counts the emails of the last thirty days by day, status and company. One read of the outlines is enough,
 * and the allowance limits its cost.
 */
export async function outreachStatistics(
  actor: UserActor,
  { tracker, clock }: Needs<'clock'> & Only<'tracker', 'outlines'>,
): Promise<OutreachStatistics> {
  const now = clock.now()
  const first = dayOf(new Date(now.getTime() - (USAGE_DAYS - 1) * DAY))
  const emails = await tracker.outlines(actor.userId, { first, last: dayOf(now) }, TRACKER_SEARCH.entries)
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
