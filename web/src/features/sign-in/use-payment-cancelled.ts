import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useHydrated } from '#web/lib/use-hydrated.ts'

const NAME = 'payment_cancelled'

/**
 * Whether somebody came back from a payment that they broke off. The word is taken out of the address: a
 * reload must not repeat it.
 */
export function usePaymentCancelled(): boolean {
  const [query, setQuery] = useSearchParams()
  const [cancelled, setCancelled] = useState(false)
  const says = useHydrated() && query.get(NAME) === 'true'
  if (says && !cancelled) setCancelled(true)
  useEffect(() => {
    if (!says) return
    setQuery(
      (current) => {
        const next = new URLSearchParams(current)
        next.delete(NAME)
        return next
      },
      { replace: true },
    )
  }, [says, setQuery])
  return cancelled
}
