import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'

/** The query of the address, and how words are taken out of it: a reload must not repeat them. */
export function useAddressQuery() {
  const [query, setQuery] = useSearchParams()
  const remove = useCallback(
    (...names: readonly string[]) =>
      setQuery((current) => new URLSearchParams([...current].filter(([name]) => !names.includes(name))), {
        replace: true,
      }),
    [setQuery],
  )
  return { query, remove }
}
