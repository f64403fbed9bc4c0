import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { getConfiguration, getNextSyncInfo } from '#shared/contracts/configuration.ts'
import { getLatestRun, listEmailOutreach } from '#shared/contracts/outreach.ts'
import { getUser } from '#shared/contracts/account/user.ts'
import type { Run } from '#shared/models/outreach/run.ts'
import { outreachCountQuery } from '#web/features/configuration/api/count-outreach.ts'
import { latestRunQuery, RUN_POLL_MS } from '#web/features/configuration/api/get-latest-run.ts'

const isAtWork = (run: Run | null | undefined) =>
  run !== null && run !== undefined && run.state !== 'finished'

/**
 * Follows a run: its record every five seconds, and the list of entries, whose growth beyond the count at the
 * start marks the drafting complete.
 */
export function useDraftingWatch(isProcessing: boolean) {
  const queryClient = useQueryClient()
  const [atStart, setAtStart] = useState<{ count: number; runId: string | null } | null>(null)
  const latest = useQuery({
    ...latestRunQuery,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (isProcessing || isAtWork(state.data?.run) ? RUN_POLL_MS : false),
  })
  const run = latest.data?.run ?? null
  const atWork = isAtWork(run)
  const counting = useQuery({
    ...outreachCountQuery,
    refetchOnMount: 'always',
    refetchInterval: atStart !== null && atWork ? RUN_POLL_MS : false,
  })
  const count = counting.data?.totalItems ?? 0
  const complete = atStart !== null && count > atStart.count
  const over = run !== null && !atWork && run.id !== atStart?.runId

  // Undefined until it is known. A run that ended before it was first seen has taken steps as well: what was
  // read while it worked is out of date.
  const step =
    latest.data &&
    (run === null
      ? 'none'
      : `${run.id} ${run.state} ${run.reserved} ${run.written} ${run.drafted} ${run.failed}`)
  const before = useRef({ step, count })
  useEffect(() => {
    const { step: lastStep, count: lastCount } = before.current
    before.current = { step, count }
    const moved = lastStep !== undefined && lastStep !== step
    const ended = moved && !atWork
    const stale = [
      ...(moved ? [getUser, listEmailOutreach] : []),
      ...(ended ? [getConfiguration, getNextSyncInfo] : []),
      ...(!moved && count > lastCount && atWork ? [getLatestRun] : []),
    ]
    for (const { path } of stale) void queryClient.invalidateQueries({ queryKey: [path] })
  }, [step, count, atWork, queryClient])

  return {
    run,
    /** Started on this visit: no new entry has come yet, and the run has not ended. */
    waiting: atStart !== null && !complete && !over,
    /** New entries have come since the start. */
    complete,
    /** Notes the count of entries that stood before the start. */
    begin: () => setAtStart({ count, runId: run?.id ?? null }),
    /** The start was refused. */
    forget: () => setAtStart(null),
  }
}
