import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'
import { BLOG } from '#shared/catalog/constants.ts'
import { useHydrated } from '#web/lib/use-hydrated.ts'
import { useTypedSearch } from '#web/lib/typing/use-typed-search.ts'

/**
 * What is typed into the search, and the term that it comes to when the typing pauses. The term stands in the
 * address, so that the way back from an article leads to the same results.
 */
export function useSearchTerm() {
  const [params, setParams] = useSearchParams()
  const term = useHydrated() ? (params.get('search') ?? '').trim() : ''
  const onTerm = useCallback(
    (next: string) => setParams(next === '' ? {} : { search: next }, { replace: true }),
    [setParams],
  )
  return { ...useTypedSearch(term, onTerm, BLOG.searchDebounceMs), term }
}
