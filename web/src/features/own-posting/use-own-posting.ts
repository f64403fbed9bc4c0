import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { getUser } from '#shared/contracts/account/user.ts'
import { getOwnPosting, readOwnPosting, writeOwnPosting } from '#shared/contracts/search/own-postings.ts'
import type { OwnPosting, OwnPostingState } from '#shared/models/outreach/own-posting.ts'
import { readOptions } from '#web/lib/api/read-options.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { refreshTracker } from '#web/queries/list-email-outreach.ts'

const POLL_MS = 1_500
const AT_WORK: ReadonlySet<OwnPostingState> = new Set(['reading', 'looking', 'writing', 'saving'])

/** Whether we are at work on the posting, and not its user. */
export const isAtWork = ({ state }: OwnPosting): boolean => AT_WORK.has(state)

/** The posting that the address names, read again while we are at work on it; the calls that begin and end it. */
export function useOwnPosting() {
  const queryClient = useQueryClient()
  const [params, setParams] = useSearchParams()
  const id = params.get('id')
  const query = useQuery({
    ...readOptions(getOwnPosting, { params: { id: id ?? '' } }),
    enabled: id !== null,
    refetchInterval: ({ state }) =>
      state.data !== undefined && isAtWork(state.data.ownPosting) ? POLL_MS : false,
  })
  const shown = id === null ? undefined : query.data?.ownPosting
  const isOver = shown?.state === 'done' || shown?.state === 'refused'
  useEffect(() => {
    if (!isOver) return
    void refreshTracker(queryClient)
    void queryClient.invalidateQueries({ queryKey: [getUser.path] })
  }, [queryClient, isOver])

  const show = ({ ownPosting }: { ownPosting: OwnPosting }) => {
    const { queryKey } = readOptions(getOwnPosting, { params: { id: ownPosting.id } })
    queryClient.setQueryData(queryKey, { ownPosting })
    if (ownPosting.id !== id) setParams({ id: ownPosting.id })
  }
  const read = useCall(readOwnPosting)
  const write = useCall(writeOwnPosting)
  return {
    id,
    query,
    read,
    write,
    show,
    startOver: () => {
      read.reset()
      write.reset()
      setParams({})
    },
  }
}
