import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * False while a page is rendered in advance and in its first drawing in the browser, true ever after. What
 * only the browser knows (query of the address, storage, the clock) may be shown when it is true; before,
 * both drawings have to be the same.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
