import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { BLOG } from '#shared/catalog/constants.ts'
import { useHydrated } from '#web/lib/use-hydrated.ts'

/**
 * What is typed into the search, and the term that it comes to when the typing pauses. The term stands in the
 * address, so that the way back from an article leads to the same results.
 */
export function useSearchTerm() {
  const [params, setParams] = useSearchParams()
  const inAddress = params.get('search') ?? ''
  const hydrated = useHydrated()
  const [typed, setTyped] = useState(hydrated ? inAddress : '')
  const [term, setTerm] = useState(typed.trim())
  const known = useRef(hydrated ? inAddress : '')

  useEffect(() => {
    // Not written by us: the first look at the address, or a link to the blog without a term.
    if (inAddress === known.current) return
    known.current = inAddress
    setTyped(inAddress)
    setTerm(inAddress.trim())
  }, [inAddress])

  useEffect(() => {
    const next = typed.trim()
    if (next === term) return undefined
    const timer = setTimeout(() => {
      known.current = next
      setTerm(next)
      setParams(next === '' ? {} : { search: next }, { replace: true })
    }, BLOG.searchDebounceMs)
    return () => clearTimeout(timer)
  }, [typed, term, setParams])

  return { typed, setTyped, term }
}
