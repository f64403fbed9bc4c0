import { useEffect, useRef, useState } from 'react'

/**
 * The text of a search field. It becomes the term when the user pauses or submits, and follows the address
 * when that changes otherwise.
 */
export function useTypedSearch(term: string, onTerm: (term: string) => void, pauseMs: number) {
  const [typed, setTyped] = useState(term)
  // The term that comes back in the address is our own: what was typed since then stays.
  const sent = useRef(term)

  useEffect(() => {
    if (term === sent.current) return
    sent.current = term
    setTyped(term)
  }, [term])

  const next = typed.trim()
  useEffect(() => {
    if (next === sent.current) return undefined
    const timer = setTimeout(() => {
      sent.current = next
      onTerm(next)
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [next, onTerm, pauseMs])

  return {
    typed,
    setTyped,
    send: () => {
      sent.current = next
      onTerm(next)
    },
  }
}
