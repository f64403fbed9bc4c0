import type { QueryClient } from '@tanstack/react-query'
import { privacyQuery } from '#web/features/privacy/api/privacy.ts'

/** Starts the request while the code is loading and does not wait for it: the page shows its skeleton. */
export const privacyLoader = (queryClient: QueryClient) => () => {
  void queryClient.prefetchQuery(privacyQuery)
  return null
}
