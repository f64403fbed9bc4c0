import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  addDoNotContact,
  getDoNotContact,
  removeDoNotContact,
} from '#shared/contracts/choosing/do-not-contact.ts'
import { getShortlist } from '#shared/contracts/choosing/shortlist.ts'
import { send } from '#web/lib/api/api-client.ts'
import { readOptions } from '#web/lib/api/read-options.ts'
import { notify } from '#web/lib/notify.ts'

export const doNotContactQuery = readOptions(getDoNotContact)

const FAILED = { title: 'The list wasn’t changed' }

export function useAddRules() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (values: readonly string[]) =>
      send(addDoNotContact, {
        body: {
          entries: values.map((value) => ({ value })),
          source: values.length > 1 ? ('list' as const) : ('configuration' as const),
        },
      }),
    onSuccess: async ({ list }) => {
      queryClient.setQueryData(doNotContactQuery.queryKey, list)
      await queryClient.invalidateQueries({ queryKey: [getShortlist.path] })
    },
    onError: notify.refusal(FAILED),
  })
}

export function useRemoveRule() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => send(removeDoNotContact, { params: { id } }),
    onSuccess: async (list) => {
      queryClient.setQueryData(doNotContactQuery.queryKey, list)
      await queryClient.invalidateQueries({ queryKey: [getShortlist.path] })
    },
    onError: notify.refusal(FAILED),
  })
}
