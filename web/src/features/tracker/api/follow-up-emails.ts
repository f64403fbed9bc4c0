import { useMutation, useQueryClient } from '@tanstack/react-query'
import { BULK } from '#shared/catalog/constants.ts'
import { followUpEmails } from '#shared/contracts/tracker.ts'
import type { OutreachEntry } from '#shared/models/outreach/outreach.ts'
import { counted } from '#web/lib/counted.ts'
import { notify } from '#web/lib/notify.ts'
import { call } from '#web/lib/api/api-client.ts'
import { refreshTracker } from '#web/queries/list-email-outreach.ts'
import { inChunks } from './mark-emails.ts'

const FAILED = { title: 'No follow-up was written' }

/** Has follow-ups written to emails that are due for one. */
export function useFollowUpEmails() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (entries: readonly OutreachEntry[]) =>
      inChunks(entries, BULK.followUps, (chunk) =>
        call(followUpEmails, { body: { ids: chunk.map(({ id }) => id) } }),
      ),
    onSuccess: ({ done, refused }) => {
      const [first] = refused
      const others =
        first === undefined ? undefined : `${counted(refused.length, 'email')} got none: ${first.message}`
      if (done.length === 0) notify.failure({ title: FAILED.title, description: first?.message })
      else
        notify.success({
          title: `${counted(done.length, 'follow-up is', 'follow-ups are')} being written`,
          description: others ?? 'They appear under “To read”, and as drafts in your Gmail.',
        })
    },
    onError: notify.refusal(FAILED),
    onSettled: () => refreshTracker(queryClient),
  })
}
