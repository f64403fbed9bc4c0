import { useEffect, useState } from 'react'
import { useAddressQuery } from '#web/lib/use-address-query.ts'
import { useHydrated } from '#web/lib/use-hydrated.ts'

const NAME = 'payment_cancelled'

/**
 * Whether the user came back from a payment that they cancelled. The parameter is removed from the address,
 * so that a reload does not repeat it.
 */
export function usePaymentCancelled(): boolean {
  const { query, remove } = useAddressQuery()
  const [cancelled, setCancelled] = useState(false)
  const says = useHydrated() && query.get(NAME) === 'true'
  if (says && !cancelled) setCancelled(true)
  useEffect(() => {
    if (!says) return
    remove(NAME)
  }, [says, remove])
  return cancelled
}
