import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'

/** The query of the address, and a way to remove parameters that a reload must not repeat. */
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
