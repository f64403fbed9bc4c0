import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { CYCLE } from '#shared/catalog/constants.ts'
import { getUser } from '#shared/contracts/account/user.ts'
import { getConfiguration, getNextSyncInfo } from '#shared/contracts/configuration.ts'
import { getGmailIntegration } from '#shared/contracts/gmail.ts'
import { getLatestRun } from '#shared/contracts/outreach.ts'
import type { Run } from '#shared/models/outreach/run.ts'
import { readOptions } from '#web/lib/api/read-options.ts'
import { refreshTracker } from './list-email-outreach.ts'

export const latestRunQuery = readOptions(getLatestRun)
export const RUN_POLL_MS = 5_000

/** Whether a run that started then counts as under way, unless it has ended: for an hour, as for the server. */
export const isRecent = (startedAt: string, now: number): boolean =>
  now <= Date.parse(startedAt) + CYCLE.runCountsMs

/** Whether a run is under way: it has neither ended nor been stuck for an hour. */
export const isAtWork = (run: Run | null | undefined, now = Date.now()): boolean =>
  run !== null && run !== undefined && run.state !== 'finished' && isRecent(run.startedAt, now)

/** A text that changes with every step of the run; undefined until the run is known. */
function stepOf(run: Run | null | undefined): string | undefined {
  if (run === undefined) return undefined
  return run === null
    ? 'none'
    : `${run.id} ${run.state} ${run.reserved} ${run.written} ${run.drafted} ${run.failed}`
}

/**
 * The latest run, polled while it is running, or expected with `isProcessing`. Each of its steps makes what
 * was read before it out of date, also the step of a run that has ended when it is first seen.
 */
export function useLatestRun(isProcessing = false) {
  const queryClient = useQueryClient()
  const query = useQuery({
    ...latestRunQuery,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (isProcessing || isAtWork(state.data?.run) ? RUN_POLL_MS : false),
  })
  const run = query.data?.run
  const step = stepOf(run)
  const atWork = isAtWork(run)
  const last = useRef(step)
  useEffect(() => {
    const hasMoved = last.current !== undefined && last.current !== step
    last.current = step
    if (!hasMoved) return
    void refreshTracker(queryClient)
    const stale = [
      getUser,
      // A run may end because it has lost the mailbox.
      ...(atWork ? [] : [getConfiguration, getNextSyncInfo, getGmailIntegration]),
    ]
    for (const { path } of stale) void queryClient.invalidateQueries({ queryKey: [path] })
  }, [queryClient, step, atWork])
  return query
}
