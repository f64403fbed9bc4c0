import { useEffect, useState } from 'react'
import { useAddressQuery } from '#web/lib/use-address-query.ts'
import { useHydrated } from '#web/lib/use-hydrated.ts'

const NAME = 'payment_cancelled'

/**
 * Whether somebody came back from a payment that they broke off. The word is taken out of the address: a
 * reload must not repeat it.
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
