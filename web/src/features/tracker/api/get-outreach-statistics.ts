import { useQuery } from '@tanstack/react-query'
import { getOutreachStatistics } from '#shared/contracts/outreach.ts'
import { readOptions } from '#web/lib/api/read-options.ts'

/**
 * Statistics of the last thirty days, refetched whenever they are opened because a run may have ended since.
 */
export function useOutreachStatistics() {
  return useQuery({ ...readOptions(getOutreachStatistics), refetchOnMount: 'always' })
}
