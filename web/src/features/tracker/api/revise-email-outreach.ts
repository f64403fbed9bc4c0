import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { RevisionWish } from '#shared/catalog/letters.ts'
import { getEmailOutreach, reviseEmailOutreach } from '#shared/contracts/outreach.ts'
import { notify } from '#web/components/ui/overlays/toaster.tsx'
import { call } from '#web/lib/api/api-client.ts'
import { explain } from '#web/lib/api/api-error.ts'
import { readOptions } from '#web/lib/api/read-options.ts'
import { stopReading } from '#web/lib/api/stop-reading.ts'

/** Has the draft of an entry written again; its details then say that it is under way. */
export function useReviseEmail(id: string) {
  const queryClient = useQueryClient()
  const { queryKey } = readOptions(getEmailOutreach, { params: { id } })
  return useMutation({
    mutationFn: (wish: RevisionWish) => call(reviseEmailOutreach, { params: { id }, body: { wish } }),
    // What was asked before would say that nothing is under way.
    onMutate: () => stopReading(queryClient, queryKey),
    onSuccess: (details) => void queryClient.setQueryData(queryKey, details),
    onError: (error) => {
      notify.failure({
        title: 'Not written again',
        description: explain(error, 'The draft is as it was. Try again in a moment.'),
      })
      void queryClient.invalidateQueries({ queryKey: [getEmailOutreach.path] })
    },
  })
}
