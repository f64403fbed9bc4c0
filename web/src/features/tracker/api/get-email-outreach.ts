import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { getEmailOutreach, listEmailOutreach } from '#shared/contracts/outreach.ts'
import type { OutreachDetails } from '#shared/models/outreach/outreach.ts'
import { notify } from '#web/components/ui/overlays/toaster.tsx'
import { readOptions } from '#web/lib/api/read-options.ts'

const WATCH_MS = 2_000

/** Its text is on its way, for the first time or anew. */
const isWorkedOn = ({ entry, revision }: OutreachDetails): boolean =>
  revision.underWay !== null || entry.knownStatus === 'scheduled'

/**
 * One entry with its evidence; read again at every opening, for the status and the texts may have moved on.
 * While its draft is written again it is asked for until that is over, and then the list shows the new text
 * as well.
 */
export function useEmailOutreachDetails(id: string) {
  const queryClient = useQueryClient()
  const query = useQuery({
    ...readOptions(getEmailOutreach, { params: { id } }),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data !== undefined && isWorkedOn(state.data) ? WATCH_MS : false),
  })
  const revision = query.data?.revision
  const isUnderWay = revision !== undefined && revision.underWay !== null
  const isScheduled = query.data?.entry.knownStatus === 'scheduled'
  const wasScheduled = useRef(isScheduled)
  useEffect(() => {
    if (wasScheduled.current && !isScheduled)
      void queryClient.invalidateQueries({ queryKey: [listEmailOutreach.path] })
    wasScheduled.current = isScheduled
  }, [queryClient, isScheduled])
  const wasUnderWay = useRef(isUnderWay)
  useEffect(() => {
    const isOver = wasUnderWay.current && revision !== undefined && !isUnderWay
    wasUnderWay.current = isUnderWay
    if (!isOver) return
    void queryClient.invalidateQueries({ queryKey: [listEmailOutreach.path] })
    if (revision.failure === null)
      notify.success({
        title: 'Draft rewritten',
        description:
          'The new text is in your Gmail draft. The previous one is kept under “Earlier versions”.',
      })
  }, [queryClient, revision, isUnderWay])
  return query
}
