import { Search } from 'lucide-react'
import { useId } from 'react'
import { TRACKER_SEARCH } from '#shared/catalog/constants.ts'
import { Input } from '#web/components/ui/forms/input.tsx'
import { useListView } from '#web/features/tracker/use-list-view.ts'
import { useTypedSearch } from '#web/lib/typing/use-typed-search.ts'

export function SearchBox() {
  const id = useId()
  const { view, show } = useListView()
  const search = (term: string) =>
    show({ ...view, search: term === '' ? undefined : term, page: 1 }, { replace: true })
  const { typed, setTyped, send } = useTypedSearch(view.search ?? '', search, TRACKER_SEARCH.debounceMs)
  return (
    <form
      className="print:hidden"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <label htmlFor={id} className="sr-only">
        Search your emails
      </label>
      <div className="relative">
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted"
        />
        <Input
          id={id}
          type="search"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          maxLength={TRACKER_SEARCH.maxLength}
          placeholder="Company, job title, person or subject"
          autoComplete="off"
          enterKeyHint="search"
          className="pl-9"
        />
      </div>
    </form>
  )
}
