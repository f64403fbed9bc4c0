import { useQuery } from '@tanstack/react-query'
import { getOutreachStatistics } from '#shared/contracts/outreach.ts'
import { readOptions } from '#web/lib/api/read-options.ts'

/** The last thirty days in numbers; read anew at every opening, for a run may have ended since. */
export function useOutreachStatistics() {
  return useQuery({ ...readOptions(getOutreachStatistics), refetchOnMount: 'always' })
}
