import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * False during prerendering and the first render in the browser, true ever after. What only the browser knows
 * (query of the address, storage, the clock) may be shown once it is true; before, both renders have to be
 * the same.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
