import type { OutreachStatistics } from '#shared/models/outreach/outreach.ts'
import { statusDisplay } from './status-display.ts'

/** The counts under the labels that the list shows, most first: two statuses of one label are one row. */
export function statusCounts(statuses: OutreachStatistics['statuses']): { label: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const { status, count } of statuses) {
    const { label } = statusDisplay(status)
    counts.set(label, (counts.get(label) ?? 0) + count)
  }
  return [...counts]
    .map(([label, count]) => ({ label, count }))
    .toSorted((one, other) => other.count - one.count)
}
