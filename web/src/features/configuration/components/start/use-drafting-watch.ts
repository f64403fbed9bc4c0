import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { getConfiguration, getNextSyncInfo } from '#shared/contracts/configuration.ts'
import { getLatestRun, listEmailOutreach } from '#shared/contracts/outreach.ts'
import { getUser } from '#shared/contracts/account/user.ts'
import { TRACKER } from '#shared/catalog/constants.ts'
import { isAtWork, latestRunQuery, RUN_POLL_MS, stepOf } from '#web/queries/get-latest-run.ts'
import { outreachQuery } from '#web/queries/list-email-outreach.ts'

/** The documented request for counts: one long page without texts. */
const countQuery = outreachQuery({ page: 1, limit: TRACKER.maxPageSize })

/**
 * Follows a run: polls its record every five seconds, and the list of entries, whose growth beyond the count
 * at the start means that drafts have appeared.
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
    ...countQuery,
    refetchOnMount: 'always',
    refetchInterval: atStart !== null && atWork ? RUN_POLL_MS : false,
  })
  const count = counting.data?.totalItems ?? 0
  const complete = atStart !== null && count > atStart.count
  const over = run !== null && !atWork && run.id !== atStart?.runId

  // Undefined until known. A run that ended before it was first seen has changed its step as well: data from
  // before is out of date.
  const step = latest.data && (run === null ? 'none' : stepOf(run))
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
    /** Started on this visit; no new entry has appeared and the run has not ended. */
    waiting: atStart !== null && !complete && !over,
    /** New entries have appeared since the start. */
    complete,
    /** Remembers the number of entries before the start. */
    begin: () => setAtStart({ count, runId: run?.id ?? null }),
    /** To be called when the start was refused. */
    forget: () => setAtStart(null),
  }
}
