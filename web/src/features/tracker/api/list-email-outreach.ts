import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { MOST_EMAILS_PER_DAY } from '#shared/catalog/plans.ts'
import { getEmailFolders, getOutreachStatistics } from '#shared/contracts/outreach.ts'
import type { OutreachList } from '#shared/models/outreach/outreach.ts'
import { readOptions } from '#web/lib/api/read-options.ts'
import { outreachQuery } from '#web/queries/list-email-outreach.ts'
import { isFiltered, type ListView } from '#web/features/tracker/list-view.ts'

/** One page of the tracker. The current page stays while the next one loads, so that nothing jumps. */
export function useEmailOutreachPage(view: ListView) {
  return useQuery({
    ...outreachQuery({
      page: view.page,
      limit: MOST_EMAILS_PER_DAY,
      startDate: view.startDate,
      endDate: view.endDate,
      search: view.search,
      folder: view.folder,
      sort: view.sort === 'newest' ? undefined : view.sort,
    }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
}

/**
 * The two counters. A filtered list counts only itself, so the unfiltered list is requested as well.
 * Undefined while loading; null after a failure.
 */
export function useTotals(view: ListView, list: UseQueryResult<OutreachList>) {
  const filtered = isFiltered(view)
  const whole = useQuery({
    ...outreachQuery({ page: 1, limit: 1 }),
    enabled: filtered,
    refetchOnMount: 'always',
  })
  const { data, isError } = filtered ? whole : list
  const missing = isError ? null : undefined
  return { today: data?.todayCount ?? missing, toDate: data?.totalItems ?? missing }
}

/** How many emails each folder has. */
export const useFolders = () => useQuery({ ...readOptions(getEmailFolders), refetchOnMount: 'always' })

/**
 * Statistics of the last thirty days, refetched whenever they are opened because a run may have ended since.
 */
export function useOutreachStatistics() {
  return useQuery({ ...readOptions(getOutreachStatistics), refetchOnMount: 'always' })
}
