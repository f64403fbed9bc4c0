import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { getLatestRun, getOutreachStatistics, listEmailOutreach } from '#shared/contracts/outreach.ts'
import { getUser } from '#shared/contracts/account/user.ts'
import type { Run } from '#shared/models/outreach/run.ts'
import { readOptions } from '#web/lib/api/read-options.ts'

const WATCH_MS = 5_000

const isAtWork = (run: Run | null | undefined) =>
  run !== null && run !== undefined && run.state !== 'finished'

/**
 * The latest run; asked again while it works, and with every step it takes the list and the allowances are
 * read anew.
 */
export function useLatestRun() {
  const queryClient = useQueryClient()
  const query = useQuery({
    ...readOptions(getLatestRun),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (isAtWork(state.data?.run) ? WATCH_MS : false),
  })
  const run = query.data?.run
  const step = run && `${run.id} ${run.state} ${run.reserved} ${run.written} ${run.drafted} ${run.failed}`
  const seen = useRef(step)
  useEffect(() => {
    const moved = seen.current !== undefined && seen.current !== null && seen.current !== step
    seen.current = step
    if (!moved) return
    void queryClient.invalidateQueries({ queryKey: [listEmailOutreach.path] })
    void queryClient.invalidateQueries({ queryKey: [getOutreachStatistics.path] })
    void queryClient.invalidateQueries({ queryKey: [getUser.path] })
  }, [queryClient, step])
  return query
}
