import { useMutation, useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query'
import {
  getEmailFolders,
  getEmailOutreach,
  getOutreachStatistics,
  listEmailOutreach,
  markEmailOutreach,
} from '#shared/contracts/outreach.ts'
import type {
  EmailMark,
  OutreachDetails,
  OutreachEntry,
  OutreachList,
} from '#shared/models/outreach/outreach.ts'
import { notify } from '#web/lib/notify.ts'
import { call } from '#web/lib/api/api-client.ts'
import { explain } from '#web/lib/api/api-error.ts'
import { stopReading } from '#web/lib/api/stop-reading.ts'
import { withMark } from '#web/features/tracker/marking.ts'
import { emailsOf } from '#web/queries/list-email-outreach.ts'

interface Marking {
  entry: OutreachEntry
  mark: EmailMark | null
  /** The day on which it happened, when that is not today. */
  on?: string
  note?: string
}

const LISTS: QueryKey = [listEmailOutreach.path]
const DETAILS: QueryKey = [getEmailOutreach.path]

/** Replaces an entry wherever the cache has it. */
function show(queryClient: QueryClient, entry: OutreachEntry): void {
  queryClient.setQueriesData<OutreachList>({ queryKey: LISTS }, (list) => {
    const entries = list === undefined ? [] : emailsOf(list)
    if (list === undefined || !entries.some(({ id }) => id === entry.id)) return list
    return { ...list, data: entries.map((one) => (one.id === entry.id ? entry : one)) }
  })
  queryClient.setQueriesData<OutreachDetails>({ queryKey: DETAILS }, (details) => {
    if (details?.entry.id !== entry.id) return details
    // A new mark has no overdue answer.
    return { ...details, entry, noReplyYet: details.noReplyYet && details.entry.mark === entry.mark }
  })
}

/** Marks an email or removes its mark: shown at once, and reverted with a message when the server refuses. */
export function useMarkEmail() {
  const queryClient = useQueryClient()
  return useMutation({
    // One request after the other, so that the last mark wins.
    scope: { id: markEmailOutreach.id },
    mutationFn: ({ entry, ...stage }: Marking) =>
      call(markEmailOutreach, { params: { id: entry.id }, body: stage }),
    onMutate: async ({ entry, mark }) => {
      await Promise.all([LISTS, DETAILS].map((queryKey) => stopReading(queryClient, queryKey)))
      show(queryClient, withMark(entry, mark, new Date()))
    },
    onSuccess: ({ entry }) => {
      show(queryClient, entry)
      void queryClient.invalidateQueries({ queryKey: DETAILS })
      return Promise.all(
        [getEmailFolders, getOutreachStatistics].map(({ path }) =>
          queryClient.invalidateQueries({ queryKey: [path] }),
        ),
      )
    },
    onError: (error, { entry }) => {
      show(queryClient, entry)
      notify.failure({
        title: 'The mark wasn’t saved',
        description: explain(error, 'The email is shown as it was. Try again in a moment.'),
      })
      void queryClient.invalidateQueries({ queryKey: LISTS })
      void queryClient.invalidateQueries({ queryKey: DETAILS })
    },
  })
}
