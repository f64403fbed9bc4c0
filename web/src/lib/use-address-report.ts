import { useEffect, useEffectEvent, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'

/**
 * Reports a parameter of the address once, and removes it and others that came with it, so that a reload does
 * not repeat it.
 */
export function useAddressReport(
  name: string,
  report: (value: string, query: URLSearchParams) => void,
  others: readonly string[] = [],
): void {
  const [query, setQuery] = useSearchParams()
  const value = query.get(name)
  const reported = useRef<string | null>(null)
  const tell = useEffectEvent((news: string) => {
    report(news, query)
    const rest = [...query].filter(([other]) => other !== name && !others.includes(other))
    setQuery(new URLSearchParams(rest), { replace: true })
  })
  useEffect(() => {
    if (value === reported.current) return
    reported.current = value
    if (value !== null) tell(value)
  }, [value])
}
