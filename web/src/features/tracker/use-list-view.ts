import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { id } from '#shared/models/wire-types.ts'
import { readListView, writeListView, type ListView } from './list-view.ts'

const EmailId = id('out')

/** The part of the list and the entry that the address names, with the ways to change them. */
export function useListView() {
  const [query, setQuery] = useSearchParams()
  const navigate = useNavigate()
  const location = useLocation()
  const entry = EmailId.safeParse(query.get('entry'))
  const openedHere: unknown = location.state

  return {
    view: readListView(query),
    show: (view: ListView, options: { replace?: boolean } = {}) =>
      setQuery(writeListView(query, view), options),
    openEntry: entry.success ? entry.data : null,
    open: (emailId: string) => {
      const next = new URLSearchParams(query)
      next.set('entry', emailId)
      setQuery(next, { state: 'opened-here' })
    },
    /** Another email in the place of the one that is open. */
    moveTo: (emailId: string) => {
      const next = new URLSearchParams(query)
      next.set('entry', emailId)
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
