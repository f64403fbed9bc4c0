import { Search } from 'lucide-react'
import { TRACKER_SEARCH } from '#shared/catalog/constants.ts'
import { Field } from '#web/components/ui/forms/field.tsx'
import { Input } from '#web/components/ui/forms/input.tsx'
import { useTypedSearch } from '#web/features/tracker/use-typed-search.ts'

interface SearchBoxProps {
  term: string
  onTerm: (term: string) => void
}

export function SearchBox({ term, onTerm }: SearchBoxProps) {
  const { typed, setTyped, send } = useTypedSearch(term, onTerm)
  return (
    <form
      className="print:hidden"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <Field label="Search your emails" hint="By company, job title, person or subject." className="max-w-xl">
        {(control) => (
          <div className="relative">
            <Search
              aria-hidden
              className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted"
            />
            <Input
              {...control}
              type="search"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              maxLength={TRACKER_SEARCH.maxLength}
              autoComplete="off"
              enterKeyHint="search"
              className="pl-9"
            />
          </div>
        )}
      </Field>
    </form>
  )
}
