import {
  addDoNotContact,
  getDoNotContact,
  removeDoNotContact,
} from '#shared/contracts/choosing/do-not-contact.ts'
import { getShortlist } from '#shared/contracts/choosing/shortlist.ts'
import { readOptions } from '#web/lib/api/read-options.ts'
import { useCall } from '#web/lib/api/use-call.ts'

export const doNotContactQuery = readOptions(getDoNotContact)

const CHANGE = { changes: [[getShortlist.path]], failed: { title: 'The list wasn’t changed' } }

const { queryKey: query } = doNotContactQuery

export const useAddRules = () =>
  useCall(addDoNotContact, { ...CHANGE, shows: { query, of: ({ list }) => list } })

export const useRemoveRule = () =>
  useCall(removeDoNotContact, { ...CHANGE, shows: { query, of: (list) => list } })

/** The call that adds what was typed. */
export const rulesOf = (values: readonly string[]) => ({
  body: {
    entries: values.map((value) => ({ value })),
    source: values.length > 1 ? ('list' as const) : ('configuration' as const),
  },
})
