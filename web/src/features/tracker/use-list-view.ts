import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { id } from '#shared/models/wire-types.ts'
import { readListView, writeListView, type ListView } from './list-view.ts'

const EmailId = id('out')

/** The part of the list and the entry that the address names, and functions to change them. */
export function useListView() {
  const [query, setQuery] = useSearchParams()
  const navigate = useNavigate()
  const location = useLocation()
  const entry = EmailId.safeParse(query.get('entry'))
  const openedHere: unknown = location.state
  const queryWith = (emailId: string | null) => {
    const next = new URLSearchParams(query)
    if (emailId === null) next.delete('entry')
    else next.set('entry', emailId)
    return next
  }

  return {
    view: readListView(query),
    show: (view: ListView, options: { replace?: boolean } = {}) =>
      setQuery(writeListView(query, view), options),
    openEntry: entry.success ? entry.data : null,
    open: (emailId: string) => setQuery(queryWith(emailId), { state: 'opened-here' }),
    /** Replaces the open email by another. */
    moveTo: (emailId: string) => setQuery(queryWith(emailId), { replace: true, state: openedHere }),
    /** Goes back when the dialog was opened from the list, so that the history keeps no closed dialog. */
    close: () => {
      if (openedHere === 'opened-here') void navigate(-1)
      else setQuery(queryWith(null), { replace: true })
    },
  }
}
