import type { QueryOf } from '#shared/contracts/contract.ts'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { getEmailFolders, getOutreachStatistics, listEmailOutreach } from '#shared/contracts/outreach.ts'
import type { OutreachEntry, OutreachList } from '#shared/models/outreach/outreach.ts'
import { readOptions } from '#web/lib/api/read-options.ts'

export type OutreachPage = Partial<QueryOf<typeof listEmailOutreach>>

/** One page of the tracker. Invalidate by `[listEmailOutreach.path]` to refresh every page and count. */
export const outreachQuery = (page: OutreachPage) => readOptions(listEmailOutreach, { query: page })

/** Everything that counts or lists emails. */
export const TRACKER_READS: readonly QueryKey[] = [
  [listEmailOutreach.path],
  [getEmailFolders.path],
  [getOutreachStatistics.path],
]

export const refreshTracker = (queryClient: QueryClient) =>
  Promise.all(TRACKER_READS.map((queryKey) => queryClient.invalidateQueries({ queryKey })))

/** The entries of a page; lists read for counts carry no texts and are not shown. */
export function emailsOf(list: OutreachList): OutreachEntry[] {
  return list.data.flatMap((item) => ('emailStatus' in item ? [item] : []))
}
