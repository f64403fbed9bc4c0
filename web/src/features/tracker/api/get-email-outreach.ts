import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { getEmailOutreach } from '#shared/contracts/outreach.ts'
import type { OutreachDetails } from '#shared/models/outreach/outreach.ts'
import { notify } from '#web/lib/notify.ts'
import { readOptions } from '#web/lib/api/read-options.ts'
import { refreshTracker } from '#web/queries/list-email-outreach.ts'

const POLL_MS = 2_000

/** The text is being written, for the first time or again. */
const isBeingWritten = ({ entry, revision }: OutreachDetails): boolean =>
  revision.underWay !== null || entry.knownStatus === 'scheduled'

/**
 * One email with its sources and checks, refetched whenever it is opened because status and texts may have
 * changed. Polled while its text is being written; then the list and its counts are refetched as well.
 */
export function useEmailOutreachDetails(id: string) {
  const queryClient = useQueryClient()
  const query = useQuery({
    ...readOptions(getEmailOutreach, { params: { id } }),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) =>
      state.data !== undefined && isBeingWritten(state.data) ? POLL_MS : false,
  })
  const { data } = query
  const last = useRef(data)
  useEffect(() => {
    const before = last.current
    last.current = data
    if (!before || !data || before.entry.id !== data.entry.id) return
    if (!isBeingWritten(before) || isBeingWritten(data)) return
    void refreshTracker(queryClient)
    const { underWay } = before.revision
    // The letter itself says what became of a text that the user typed.
    if (underWay !== null && underWay !== 'own_words' && data.revision.failure === null)
      notify.success({
        title: 'Draft rewritten',
        description:
          'The new text is in your Gmail draft. The previous one is kept under “Earlier versions”.',
      })
  }, [queryClient, data])
  return query
}
