import { useMutation, useQueryClient } from '@tanstack/react-query'
import { getUser } from '#shared/contracts/account/user.ts'
import { getDoNotContact } from '#shared/contracts/choosing/do-not-contact.ts'
import { getLatestRun } from '#shared/contracts/outreach.ts'
import {
  chooseFromShortlist,
  getShortlist,
  swapShortlistPerson,
  writeShortlist,
} from '#shared/contracts/choosing/shortlist.ts'
import type { Choice, Shortlist } from '#shared/models/outreach/shortlist.ts'
import { send } from '#web/lib/api/api-client.ts'
import { readOptions } from '#web/lib/api/read-options.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { notify } from '#web/lib/notify.ts'
import { TRACKER_READS } from '#web/queries/list-email-outreach.ts'

export const shortlistQuery = readOptions(getShortlist)

/** The shortlist with what the user says about an entry, before the server has answered. */
const chosen = (shortlist: Shortlist, id: string, choice: Choice): Shortlist => ({
  ...shortlist,
  entries: shortlist.entries.map((entry) =>
    entry.id === id
      ? { ...entry, state: choice.choice, reason: choice.choice === 'declined' ? choice.reason : null }
      : entry,
  ),
})

/** Shows a choice at once and stores it; choices follow one another, and the last reply is shown. */
export function useChoose() {
  const queryClient = useQueryClient()
  return useMutation({
    scope: { id: 'shortlist' },
    mutationFn: ({ id, choice }: { id: string; choice: Choice }) =>
      send(chooseFromShortlist, { params: { id }, body: choice }),
    onMutate: async ({ id, choice }) => {
      await queryClient.cancelQueries({ queryKey: shortlistQuery.queryKey })
      queryClient.setQueryData(shortlistQuery.queryKey, (shown) =>
        shown?.shortlist ? { shortlist: chosen(shown.shortlist, id, choice) } : shown,
      )
    },
    onError: notify.refusal({ title: 'Your choice wasn’t saved' }),
    // Only the last of several quick choices refetches, or an earlier reply would undo a later choice on the screen.
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: [getDoNotContact.path], refetchType: 'none' })
      if (queryClient.isMutating({ predicate: ({ options }) => options.scope?.id === 'shortlist' }) <= 1)
        await queryClient.invalidateQueries({ queryKey: [getShortlist.path] })
    },
  })
}

export const useSwapPerson = () =>
  useCall(swapShortlistPerson, {
    changes: [[getShortlist.path]],
    done: ({ found }) =>
      found
        ? { title: 'Here is someone else' }
        : {
            title: 'No one else found',
            description: 'We don’t know anyone else at this company for you to write to.',
          },
    failed: { title: 'The person stays the same' },
  })

export const useWriteShortlist = () =>
  useCall(writeShortlist, {
    changes: [...TRACKER_READS, ...[getShortlist, getLatestRun, getUser].map(({ path }) => [path])],
    done: ({ written, beyond, refused }) => ({
      title:
        written.length === 1 ? '1 letter is being written' : `${written.length} letters are being written`,
      description: [
        'They appear in your tracker and in Gmail in a few minutes.',
        ...(beyond.length > 0 ? [`${beyond.length} didn’t fit in your allowance.`] : []),
        ...refused.map(({ message }) => message),
      ].join(' '),
    }),
    failed: { title: 'No letter was written' },
  })
