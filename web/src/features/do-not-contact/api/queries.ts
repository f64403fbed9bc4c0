import type { QueryClient } from '@tanstack/react-query'
import {
  addDoNotContact,
  getDoNotContact,
  removeDoNotContact,
} from '#shared/contracts/choosing/do-not-contact.ts'
import { getShortlist } from '#shared/contracts/choosing/shortlist.ts'
import type { DoNotContact } from '#shared/models/outreach/do-not-contact.ts'
import { readOptions } from '#web/lib/api/read-options.ts'
import { useCall } from '#web/lib/api/use-call.ts'

export const doNotContactQuery = readOptions(getDoNotContact)

const CHANGE = {
  shown: doNotContactQuery.queryKey,
  changes: [[getShortlist.path]],
  failed: { title: 'The list wasn’t changed' },
}

const show = (list: DoNotContact, queryClient: QueryClient): void =>
  void queryClient.setQueryData(doNotContactQuery.queryKey, list)

export const useAddRules = () =>
  useCall(addDoNotContact, { ...CHANGE, show: ({ list }, queryClient) => show(list, queryClient) })

export const useRemoveRule = () => useCall(removeDoNotContact, { ...CHANGE, show })

/** The call that adds what was typed. */
export const rulesOf = (values: readonly string[]) => ({
  body: {
    entries: values.map((value) => ({ value })),
    source: values.length > 1 ? ('list' as const) : ('configuration' as const),
  },
})
