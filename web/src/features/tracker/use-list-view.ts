import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { id } from '#shared/models/wire-types.ts'
import { readListView, writeListView, type ListView } from './list-view.ts'

const EntryId = id('out')

/** The part of the list and the entry that the address names, with the ways to change them. */
export function useListView() {
  const [query, setQuery] = useSearchParams()
  const navigate = useNavigate()
  const location = useLocation()
  const entry = EntryId.safeParse(query.get('entry'))
  const openedHere: unknown = location.state

  return {
    view: readListView(query),
    show: (view: ListView, options: { replace?: boolean } = {}) =>
      setQuery(writeListView(query, view), options),
    openEntry: entry.success ? entry.data : null,
    open: (entryId: string) => {
      const next = new URLSearchParams(query)
      next.set('entry', entryId)
      setQuery(next, { state: 'opened-here' })
    },
    /** Another email in the place of the one that is open. */
    moveTo: (entryId: string) => {
      const next = new URLSearchParams(query)
      next.set('entry', entryId)
      setQuery(next, { replace: true, state: openedHere })
    },
    /**
     * Goes back when the dialog was opened from the list, so that no closed dialog is left in the history.
     */
    close: () => {
      if (openedHere === 'opened-here') {
        void navigate(-1)
        return
      }
      const next = new URLSearchParams(query)
      next.delete('entry')
      setQuery(next, { replace: true })
    },
  }
}
