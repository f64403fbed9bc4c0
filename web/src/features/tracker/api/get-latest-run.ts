import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { getOutreachStatistics, listEmailOutreach } from '#shared/contracts/outreach.ts'
import { getUser } from '#shared/contracts/account/user.ts'
import { isAtWork, latestRunQuery, RUN_POLL_MS, stepOf } from '#web/queries/get-latest-run.ts'

/**
 * The latest run, polled while it is running. With each of its steps the list and the allowances are
 * refetched.
 */
export function useLatestRun() {
  const queryClient = useQueryClient()
  const query = useQuery({
    ...latestRunQuery,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (isAtWork(state.data?.run) ? RUN_POLL_MS : false),
  })
  const run = query.data?.run
  const step = run && stepOf(run)
  const seen = useRef(step)
  useEffect(() => {
    const hasMoved = seen.current !== undefined && seen.current !== null && seen.current !== step
    seen.current = step
    if (!hasMoved) return
    void queryClient.invalidateQueries({ queryKey: [listEmailOutreach.path] })
    void queryClient.invalidateQueries({ queryKey: [getOutreachStatistics.path] })
    void queryClient.invalidateQueries({ queryKey: [getUser.path] })
  }, [queryClient, step])
  return query
}
