import { useEffect, useState } from 'react'

/** The value once it has not changed for `ms` milliseconds. */
export function useDebouncedValue(value: string, ms: number): string {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return debounced
}
