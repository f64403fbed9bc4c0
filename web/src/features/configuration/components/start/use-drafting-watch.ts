import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { TRACKER } from '#shared/catalog/constants.ts'
import { isAtWork, latestRunQuery, RUN_POLL_MS, useLatestRun } from '#web/queries/use-latest-run.ts'
import { outreachQuery } from '#web/queries/list-email-outreach.ts'

/** The documented request for counts: one long page without texts. */
const countQuery = outreachQuery({ page: 1, limit: TRACKER.maxPageSize })

/**
 * Follows a run: its record, and the list of entries, whose growth beyond the count at the start means that
 * drafts have appeared.
 */
export function useDraftingWatch(isProcessing: boolean) {
  const queryClient = useQueryClient()
  const [atStart, setAtStart] = useState<{ count: number; runId: string | null } | null>(null)
  const run = useLatestRun(isProcessing).data?.run ?? null
  const atWork = isAtWork(run)
  const counting = useQuery({
    ...countQuery,
    refetchOnMount: 'always',
    refetchInterval: atStart !== null && atWork ? RUN_POLL_MS : false,
  })
  const count = counting.data?.totalItems ?? 0
  const complete = atStart !== null && count > atStart.count
  const over = run !== null && !atWork && run.id !== atStart?.runId

  const lastCount = useRef(count)
  useEffect(() => {
    const hasGrown = count > lastCount.current
    lastCount.current = count
    if (hasGrown && atWork) void queryClient.invalidateQueries({ queryKey: latestRunQuery.queryKey })
  }, [count, atWork, queryClient])

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
