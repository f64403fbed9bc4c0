import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  followUpEmailOutreach,
  getEmailOutreach,
  getOutreachStatistics,
  listEmailOutreach,
} from '#shared/contracts/outreach.ts'
import { notify } from '#web/components/ui/overlays/toaster.tsx'
import { call } from '#web/lib/api/api-client.ts'

/** Has a follow-up to an email written; `onWritten` hears its id. */
export function useFollowUp(id: string, onWritten: (followUpId: string) => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(followUpEmailOutreach, { params: { id }, body: {} }),
    onSuccess: ({ id: followUpId }) => onWritten(followUpId),
    onError: notify.refusal({
      title: 'No follow-up was written',
      description: 'Nothing has changed. Try again in a moment.',
    }),
    onSettled: () => {
      for (const { path } of [listEmailOutreach, getEmailOutreach, getOutreachStatistics])
        void queryClient.invalidateQueries({ queryKey: [path] })
    },
  })
}
