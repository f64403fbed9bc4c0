import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'
import { BLOG } from '#shared/catalog/constants.ts'
import { useHydrated } from '#web/lib/use-hydrated.ts'
import { useTypedSearch } from '#web/lib/typing/use-typed-search.ts'

/**
 * The text in the search box, and the search term, which follows when typing pauses. The term is kept in the
 * URL, so that going back from an article shows the same results.
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
